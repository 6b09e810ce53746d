import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { at } from '../../testing/fixtures.ts';
import { getShown, openTab, send, settle } from './tab.test.helper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('sending predictions', () => {
  it('the review of predictions lists the complete scores and shows the number of missing scores', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    expect(world.modal.current.value).toMatchObject({
      type: 'sendPool',
      params: { count: 2, missing: 2, weekName: 'Jornada 7' },
    });
    expect(world.modal.current.value?.params?.lines?.map(({ home }) => home.name)).toEqual([
      'Tigres',
      'Pumas',
    ]);
  });

  it('cancelling the review of predictions sends nothing and keeps the drafts', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.modal.cancel();
    await settle();
    expect(world.server.posts).toEqual([]);
    expect(world.gamesPage.weekView.counts.value.ready).toBe(2);
  });

  it('sending predictions makes one POST, reloads the predictions and shows the sent ticket', async () => {
    const world = await openTab();
    await send(world);
    expect(world.server.calls).toEqual(['sendPool', 'userPools']);
    expect(world.modal.current.value).toMatchObject({
      type: 'poolsSent',
      params: { count: 2, folio: 'p1', sentAt: at('2026-08-29T12:00:00') },
    });
  });

  it('sending predictions keeps a half-filled score as a draft', async () => {
    const world = await openTab();
    world.drafts.setGoals(7, '3', 'home', 1);
    await send(world);
    expect(world.drafts.getScore(7, '3')).toEqual({ home: 1, away: null });
  });

  it('sending predictions leaves out a game that closed during the review', async () => {
    const world = await openTab({ now: at('2026-08-29T16:59:59') });
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T17:00:00');
    world.modal.accept();
    await settle();
    expect(world.server.posts.map((rows) => rows.map(({ gameId }) => gameId))).toEqual([['2']]);
  });

  it('the review of predictions removes a game when it closes', async () => {
    const world = await openTab({ now: at('2026-08-29T16:59:59') });
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T17:00:00');
    world.time.tick();
    const { count, lines = [] } = world.modal.current.value?.params ?? {};
    expect([getShown(world), count, lines.map(({ gameId }) => gameId)]).toEqual(['sendPool', 1, ['2']]);
  });

  it('the review of predictions is replaced by the dialog poolGameNotAvailable when all its games have closed', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T19:00:00');
    world.time.tick();
    expect([getShown(world), world.modal.current.value?.params?.hours]).toEqual(['poolGameNotAvailable', 2]);
  });

  it('confirming a review whose games have all closed shows the dialog poolGameNotAvailable and sends nothing', async () => {
    const world = await openTab();
    world.sender.review('Jornada 7');
    world.clock.time = at('2026-08-29T19:00:00');
    world.modal.accept();
    await settle();
    expect([getShown(world), world.server.posts.length]).toEqual(['poolGameNotAvailable', 0]);
    expect(world.modal.current.value?.params?.hours).toBe(2);
  });

  it('the trivia opens only after the player accepts the dialog of the sent ticket', async () => {
    const world = await openTab();
    world.server.trivia = { id: '5', question: 'q', options: ['a', 'b'] };
    await send(world);
    expect(world.trivia.isVisible.value).toBe(false);
    world.modal.accept();
    expect([getShown(world), world.trivia.isVisible.value, world.trivia.screen.value]).toEqual([
      null,
      true,
      'question',
    ]);
  });
});

describe('sending predictions with a lost response', () => {
  const lost = (kind: 'network' | 'unprevented') => new ApiError(kind, { outcomeUnknown: true });

  it('accepting the error dialog about predictions whose response is lost does not send them again', async () => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      throw lost('network');
    };
    await send(world);
    world.modal.accept();
    await settle();
    expect(world.server.posts).toHaveLength(1);
  });
});
