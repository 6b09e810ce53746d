import { beforeEach, expect, test, vi } from 'vitest';
import { getFolio } from '../../domain/tickets.ts';
import type { Prediction, ScorePick } from '../../domain/types.ts';
import { createPrediction } from '../../testing/fixtures.ts';
import { createPredictions } from './receipt.ts';
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

test('the receipt of each send has the folio of the whole ticket, whose first prediction was sent first', async () => {
  const world = await openTab();
  await send(world);
  const { folio } = getParams(world);
  expect(folio).toBe(getFolio(world.server.saved));
  world.modal.accept();
  world.clock.time += 60_000;
  world.fill('3');
  await send(world);
  expect([getParams(world).lines?.map(({ gameId }) => gameId), getParams(world).folio]).toEqual([
    ['3'],
    folio,
  ]);
});

test('the receipt has the time of the newest sent score, not that of an earlier send', async () => {
  const world = await openTab();
  await send(world);
  world.modal.accept();
  world.clock.time += 60_000;
  world.fill('3');
  await send(world);
  expect(getParams(world).sentAt).toBe(world.server.saved.find(({ gameId }) => gameId === '3')?.createdAt);
});
