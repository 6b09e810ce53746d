import { beforeEach, expect, test, vi } from 'vitest';
import { getFolio } from '../../domain/tickets.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { ANA, GAMES } from '../../testing/fixtures.ts';
import { receiveTrivia } from '../trivia/receive-trivia.ts';
import {
  getParams,
  getPosted,
  LOST,
  loseAnswer,
  moveToWeek8,
  openTab,
  send,
  TRIVIA,
} from './tab.test.helper.ts';

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
  receiveTrivia(world, TRIVIA, 7);
  await loseAnswer(world);
  expect([getParams(world).lines?.length, getParams(world).lostTrivia]).toEqual([2, undefined]);
});

test('sending drops the week’s pending trivia when the response says that it was answered', async () => {
  const world = await openTab();
  receiveTrivia(world, TRIVIA, 7);
  world.server.trivia = 'already-answered';
  await send(world);
  expect(world.trivia.pending.value).toBeNull();
  world.trivia.restore();
  expect(world.trivia.pending.value).toBeNull();
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

test('after a lost answer the receipt has the time at which the server saved the scores, not that of the reading', async () => {
  const world = await openTab();
  const { sendPool } = world.server;
  let savedAt = Number.NaN;
  world.server.sendPool = async (rows) => {
    savedAt = world.clock.time;
    world.server.keep(rows);
    world.clock.time += 8_000;
    throw LOST;
  };
  await send(world);
  world.server.sendPool = sendPool;
  expect(getParams(world).sentAt).toBe(savedAt);
});

test('sending predictions keeps a half-filled score as a draft', async () => {
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

test('sending predictions closes the note about the drafts of an earlier visit', async () => {
  const storage = createDevice().openTab();
  const earlier = await openTab({ storage });
  earlier.drafts.flush();
  const world = await openTab({ storage });
  expect(world.drafts.restoredIds.value.size).toBeGreaterThan(0);
  await send(world);
  expect(world.drafts.restoredIds.value.size).toBe(0);
});

test('a send leaves no mark on the device, so that the other tabs notice the next send too', async () => {
  const world = await openTab();
  const set = vi.spyOn(world.storage, 'set');
  await send(world);
  expect(set).toHaveBeenCalledWith(STORAGE_KEYS.sent, ANA.id);
  expect(world.storage.get(STORAGE_KEYS.sent)).toBeNull();
});
