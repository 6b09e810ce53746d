import { beforeEach, expect, test, vi } from 'vitest';
import { failing } from '../../testing/fake-api.ts';
import {
  both,
  getParams,
  getPosted,
  getShown,
  loseAnswer,
  openTab,
  send,
  TRIVIA,
} from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

test('sending predictions drops the pending trivia of the week when the response says that it was answered, as on another device', async () => {
  const world = await openTab();
  world.trivia.keep(TRIVIA, 7);
  world.server.trivia = 'already-answered';
  await send(world);
  expect(world.trivia.pending.value).toBeNull();
  world.trivia.restore();
  expect(world.trivia.pending.value).toBeNull();
});

test('poolsSent says that a lost trivia comes with another send of the week, and that send brings it', async () => {
  const world = await openTab();
  await loseAnswer(world);
  const { current } = world.modal;
  expect([current.value?.type, getParams(world).lostTrivia]).toEqual(['poolsSent', 'later']);
  world.modal.accept();
  world.server.trivia = TRIVIA;
  world.fill('3');
  await send(world);
  expect([current.value?.type, getParams(world).lostTrivia]).toEqual(['poolSent', undefined]);
  expect(world.trivia.pending.value?.week).toBe(7);
});

test('poolsSent says that a lost trivia cannot come back when no game of the week is left to send', async () => {
  const world = await openTab();
  for (const gameId of ['3', '4']) world.fill(gameId);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([4, 'gone']);
});

test('poolsSent says nothing of a lost trivia when the trivia of the week has come with an earlier send', async () => {
  const world = await openTab();
  world.trivia.keep(TRIVIA, 7);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([2, undefined]);
});

test.each<[string, string[], string | null, object, string[]]>([
  ['everything', ['1', '2'], 'poolsSent', { unsaved: 0, left: 2 }, []],
  ['one of two', ['2'], 'poolSent', { unsaved: 1, left: 3 }, ['1']],
  ['nothing', [], 'unpreventedError', { unsaved: 2 }, ['1', '2']],
])(
  'when the server accepts two predictions and its predictions list %s, the others stay drafts and the dialog says so',
  async (_what, kept, dialog, params, drafts) => {
    const world = await openTab();
    world.server.sendPool = async (rows) => {
      world.server.posts.push(rows);
      return { saved: [], trivia: null };
    };
    world.server.keep(kept.map(both));
    await send(world);
    expect(world.modal.current.value).toMatchObject({ type: dialog, params });
    expect([world.getFilled(['1', '2']), getPosted(world)]).toEqual([drafts, [['1', '2']]]);
    world.modal.accept();
    world.sender.openReview();
    expect(getParams(world).lines?.map(({ gameId }) => gameId) ?? []).toEqual(drafts);
  },
);

test('when the server accepts predictions and lists them with other scores, the dialog poolInvalid is shown', async () => {
  const world = await openTab();
  world.server.keep(['1', '2'].map((gameId) => ({ gameId, homeScore: 0, awayScore: 0 })));
  await send(world);
  expect([getShown(world), world.server.posts.length]).toEqual(['poolInvalid', 1]);
});

test('accepted predictions are shown as sent, with the folio of the POST’s response, when the predictions can’t be read', async () => {
  const world = await openTab();
  world.server.userPools = failing('unpreventedError');
  await send(world);
  expect(world.modal.current.value).toMatchObject({ type: 'poolsSent', params: { folio: 'p1' } });
  expect(world.shownWeek.entries.value.map(({ state }) => state.value)).toEqual([
    'sent',
    'sent',
    'open',
    'open',
  ]);
});
