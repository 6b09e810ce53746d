import { beforeEach, expect, test, vi } from 'vitest';
import type { Prediction, ScorePick } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createPredictions, getFolioAndTime } from './receipt.ts';
import { getParams, loseAnswer, openTab, send, TRIVIA } from './tab.test.helper.ts';

beforeEach(() => void vi.useFakeTimers());

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
  world.trivia.receive(TRIVIA, 7);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([2, undefined]);
});

const pick = (gameId: string, homeScore = 2): ScorePick => ({ gameId, homeScore, awayScore: 1 });
const kept = (gameId: string, changes: Partial<Prediction> = {}) =>
  createPrediction({ ...pick(gameId), id: `p${gameId}`, createdAt: 100, ...changes });
const TWO = [pick('1'), pick('2')];

test('createPredictions uses the predictions that the server has returned, and the sent score and time for the others', () => {
  expect(createPredictions(TWO, [kept('2', { id: '77' })], 500)).toEqual([
    { ...pick('1'), id: 'sent-1', points: null, createdAt: 500 },
    kept('2', { id: '77' }),
  ]);
});

test.each([
  [
    'the id of the first prediction as the folio, and the time of the newest prediction',
    [kept('1'), kept('2', { createdAt: 300 })],
    'p1',
    300,
  ],
  [
    'the folio and the time of the sent games, not of another game',
    [kept('3', { createdAt: 900 }), kept('2')],
    'p2',
    100,
  ],
  ['no folio when the server has returned no id', [kept('1', { id: 'sent-1' })], undefined, 100],
  ['the current time when the server has returned no time', [kept('1', { createdAt: null })], 'p1', 700],
])('getFolioAndTime of two sent scores returns %s', (_case, predictions, folio, sentAt) => {
  expect(getFolioAndTime(TWO, predictions, 700)).toEqual({ folio, sentAt });
});
