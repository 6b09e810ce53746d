import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { game } from '../../testing/fixtures.ts';
import { getData } from '../lib/resource.ts';
import { createGamesStore } from './games.ts';

const EARLY = { ...game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'), week: 6 };
const LATE = { ...game('2', 'Pumas', 'Atlas', '2026-08-29T21:00:00'), week: 6 };
const NEXT = { ...game('3', 'Puebla', 'Pachuca', '2026-09-05T12:00:00'), week: 7 };
const OLD = { ...NEXT, id: '4' };

function createStore(allGames = async () => [LATE, NEXT, EARLY]) {
  return createGamesStore({ api: createFakeApi({ allGames, gamesOfWeek: async () => [OLD] }) });
}

test('the games store loads the games of all weeks at once, sorted, and keeps those of a loaded week', async () => {
  const games = createStore();
  await games.load(7);
  await games.loadSeason({ signal: new AbortController().signal });
  expect([6, 7, 8].map((week) => getData(games.getForWeek(week)))).toEqual([[EARLY, LATE], [OLD], null]);
});

test('the games store loads a week again although the games of all weeks are loaded', async () => {
  const games = createStore();
  await games.loadSeason({ signal: new AbortController().signal });
  await games.ensure(7);
  expect(getData(games.getForWeek(7))).toEqual([OLD]);
});

test('the games store ignores the games of all weeks that arrive after the end of the visit', async () => {
  const visit = new AbortController();
  const games = createStore(async () => {
    visit.abort();
    return [EARLY];
  });
  await games.loadSeason({ signal: visit.signal });
  expect(games.getForWeek(6).status).toBe('idle');
});

test('the games store rejects when the games of all weeks fail to load', async () => {
  const games = createStore(async () => {
    throw new ApiError('networkError');
  });
  await expect(games.loadSeason({ signal: new AbortController().signal })).rejects.toThrow(ApiError);
});
