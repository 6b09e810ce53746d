import { signal } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import type { Stores } from '../index.ts';
import { createSeasonMoment } from './season-moment.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp(weeksPlayed: number | null = null) {
  const world = createGameWorld();
  const user = signal({ stats: { weeksPlayed } });
  const stores = { ...world, auth: { user } } as unknown as Stores;
  return { world, moment: createSeasonMoment(stores) };
}

test('the moment of the season is null until weeks, games and predictions are loaded', async () => {
  const { world, moment } = setUp();
  expect(moment.value).toBeNull();
  await world.loadGamesPage();
  expect(moment.value).toBe('newPlayer');
});

test.each([
  ['has never played', 0, 'newPlayer'],
  ['has a number of played weeks that the server doesn’t send', null, 'newPlayer'],
  ['has played three weeks', 3, 'empty'],
])('the moment of an open week is that of a player who %s', async (_who, weeksPlayed, expected) => {
  const { world, moment } = setUp(weeksPlayed);
  await world.loadGamesPage();
  expect(moment.value).toBe(expected);
});

test('the moment of the season changes with a draft, a prediction and the time', async () => {
  const { world, moment } = setUp();
  await world.loadGamesPage();
  world.fill('1');
  const seen = [moment.value];
  world.drafts.drop(7, ['1']);
  world.server.keep([{ gameId: '1', homeScore: 1, awayScore: 1 }]);
  await world.predictions.load();
  seen.push(moment.value);
  world.clock.time = at('2026-09-01T12:00:00');
  world.time.tick();
  seen.push(moment.value);
  expect(seen).toEqual(['drafts', 'partlySent', 'closed']);
});
