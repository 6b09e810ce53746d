import { expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { game } from '../../testing/fixtures.ts';
import { createGamesStore } from '../games/games.ts';
import { getData } from '../lib/resource.ts';
import { loadSeasonGames } from './season-games.ts';

const EARLY = { ...game('1', 'Tigres', 'Toluca', '2026-08-29T19:00:00'), week: 6 };
const LATE = { ...game('2', 'Pumas', 'Atlas', '2026-08-29T21:00:00'), week: 6 };
const NEXT = { ...game('3', 'Puebla', 'Pachuca', '2026-09-05T12:00:00'), week: 7 };
const OLD = { ...NEXT, id: '4' };

function setUp(allGames = async () => [LATE, NEXT, EARLY]) {
  const api = createFakeApi({ allGames, gamesOfWeek: async () => [OLD] });
  const games = createGamesStore({ api });
  const loadSeason = (signal = new AbortController().signal) => loadSeasonGames({ api, games }, { signal });
  return { games, loadSeason };
}

test('loadSeasonGames loads the games of all weeks at once, sorted, and keeps those of a loaded week', async () => {
  const { games, loadSeason } = setUp();
  await games.load(7);
  await loadSeason();
  expect([6, 7, 8].map((week) => getData(games.getForWeek(week)))).toEqual([[EARLY, LATE], [OLD], null]);
});

test('the games store loads a week again although the games of all weeks are loaded', async () => {
  const { games, loadSeason } = setUp();
  await loadSeason();
  await games.ensure(7);
  expect(getData(games.getForWeek(7))).toEqual([OLD]);
});

test('loadSeasonGames ignores the games of all weeks that arrive after the end of the visit', async () => {
  const visit = new AbortController();
  const { games, loadSeason } = setUp(async () => {
    visit.abort();
    return [EARLY];
  });
  await loadSeason(visit.signal);
  expect(games.getForWeek(6).status).toBe('idle');
});

test('loadSeasonGames rejects when the games of all weeks fail to load', async () => {
  const { loadSeason } = setUp(async () => {
    throw new ApiError('networkError');
  });
  await expect(loadSeason()).rejects.toThrow(ApiError);
});
