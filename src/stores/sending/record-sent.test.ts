import { beforeEach, expect, it, test, vi } from 'vitest';
import { GAMES } from '../../testing/fixtures.ts';
import { getPosted, moveToWeek8, openTab, send, TRIVIA } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('sending predictions drops the pending trivia of the week when the response says that it was answered, as on another device', async () => {
  const world = await openTab();
  world.trivia.receive(TRIVIA, 7);
  world.server.trivia = 'already-answered';
  await send(world);
  expect(world.trivia.pending.value).toBeNull();
  world.trivia.restore();
  expect(world.trivia.pending.value).toBeNull();
});

it('sending predictions keeps a half-filled score as a draft', async () => {
  const world = await openTab();
  world.drafts.setGoals(7, '3', 'home', 1);
  await send(world);
  expect(world.drafts.getScore(7, '3')).toEqual({ home: 1, away: null });
});

test('a send of week 8 leaves the drafts of week 7 alone', async () => {
  const world = await openTab();
  world.server.gamesOfWeek = async (number) =>
    number === 8 ? GAMES.map((game) => ({ ...game, id: `8${game.id}`, week: 8 })) : GAMES;
  await moveToWeek8(world);
  world.fill('81', 3, 3, 8);
  await send(world);
  expect([getPosted(world), world.getFilled(['1', '2'])]).toEqual([[['81']], ['1', '2']]);
});
