// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelEarlyCalls, sendEarlyCalls } from '../api/http/early-calls.ts';
import { SPREAD_MS } from '../lib/clock.ts';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { createDevice } from '../testing/device.ts';
import { at } from '../testing/fixtures.ts';
import { createStores, type Stores } from './index.ts';
import { FRESH_MS } from './lib/resource.ts';
import { createBonusPageStore } from './pages/bonus-page.ts';
import { createGamesPageStore } from './pages/games-page.ts';
import { createPlayerHomeStore } from './pages/player-home.ts';
import { createProfilePageStore } from './pages/profile-page.ts';
import { createRankingStore } from './ranking/ranking.ts';

// 12:00 on the day of the only game of week 7, whose predictions close at 16:00 (both −06:00). Week 6 is
// over: its prediction has points.
const NOON = at('2026-08-30T12:00:00');
const TEAM = { name: 'Club', short_name: 'CLU' };
const createGame = (id: number, date: string) => ({
  id,
  date,
  time: '18:00',
  status: { name: 'activo' },
  home: { id: 2 * id, ...TEAM },
  away: { id: 2 * id + 1, ...TEAM },
});
const createPool = (gameId: number, points: number | null) => ({
  id: gameId,
  game_id: gameId,
  home_score: 1,
  away_score: 0,
  points,
});
const RANKING = {
  data: [{ position: 1, nickname: 'ana_r', score: 5, is_me: true }],
  my_position: { position: 1, score: 5 },
};
const ANSWERS: Record<string, unknown> = {
  '/api/user': { id: 7, email: 'ana@correo.mx', nickname: 'ana_r' },
  '/api/weeks': [
    { number: 6, alias: 'Jornada de la independencia', date_start: '2026-08-21' },
    { number: 7, alias: null, date_start: '2026-08-28' },
  ],
  '/api/week/current': { number: 7 },
  '/api/pool/user/all': { 6: [createPool(1, 5)], 7: [createPool(2, null)] },
  '/api/games/week/6': { 6: [createGame(1, '2026-08-23')] },
  '/api/games/week/7': { 7: [createGame(2, '2026-08-30')] },
  '/api/ranking/week/6': RANKING,
  '/api/ranking/week/7': RANKING,
};
const BADGE = ['/api/games/week/7', '/api/pool/user/all', '/api/week/current', '/api/weeks'];

let paths: string[] = [];

// Loads the dynamically imported modules in advance, because advancing the fake timers does not wait for
// imports.
beforeAll(() => Promise.all([import('./player-stores.ts'), import('../api/client.ts')]));
beforeEach(() => {
  paths = [];
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, 'http://localhost');
    paths.push(pathname);
    return Response.json(ANSWERS[pathname]);
  });
});
afterEach(() => {
  cancelEarlyCalls();
  history.replaceState(null, '', '/lmx/');
});

type Open = (stores: Stores) => () => void;

const PAGES = {
  '/games': (stores) => createGamesPageStore(stores).open(),
  '/ranking': (stores) => createRankingStore(stores).open(),
  '/': (stores) => createPlayerHomeStore(stores).open(),
  '/bonus': (stores) => createBonusPageStore(stores).open(),
  '/user/profile': (stores) => createProfilePageStore(stores).open(),
} satisfies Record<string, Open>;

async function visit(path: keyof typeof PAGES, storage = createDevice().openTab()) {
  history.replaceState(null, '', `/lmx${path}`);
  storage.set(STORAGE_KEYS.token, 'ana-1');
  const { pathname } = location;
  const week = storage.get(STORAGE_KEYS.week);
  sendEarlyCalls({ baseUrl: '', token: 'ana-1', week, cookies: document.cookie, pathname });
  const shell = createStores({ baseUrl: '', clock: { now: () => Date.now() }, storage });
  const starting = shell.auth.start();
  await vi.advanceTimersByTimeAsync(100);
  await starting;
  const stores: Stores = { ...shell, ...(await shell.player.load()) };
  const stops = [stores.startPlay(), PAGES[path](stores)];
  await vi.advanceTimersByTimeAsync(1_000);
  return {
    stores,
    close() {
      for (const stop of stops) stop();
    },
  };
}

test.each<[keyof typeof PAGES, string[]]>([
  ['/games', ['/api/user', ...BADGE]],
  ['/ranking', ['/api/pool/user/all', '/api/ranking/week/7', '/api/user', '/api/week/current', '/api/weeks']],
  ['/', ['/api/user', ...BADGE, '/api/ranking/week/6']],
  ['/bonus', ['/api/user', ...BADGE, '/api/ranking/week/6']],
  ['/user/profile', ['/api/user', ...BADGE, '/api/games/week/6', '/api/ranking/week/6']],
])(
  'a first and a second visit from %s call each API path once, and no other [4.42]',
  async (path, expected) => {
    const device = createDevice().openTab();
    for (const _visit of ['first', 'second']) {
      paths = [];
      const { close } = await visit(path, device);
      expect(paths.sort()).toEqual(expected.sort());
      expect(device.get(STORAGE_KEYS.week)).toBe('7');
      close();
      cancelEarlyCalls();
    }
  },
);

test.each<[keyof typeof PAGES, string]>([
  ['/games', '/api/games/week/6'],
  ['/ranking', '/api/ranking/week/6'],
])(
  'a visit that starts at %s a week later makes one call more, to %s, and remembers the new week',
  async (path, added) => {
    const device = createDevice().openTab();
    (await visit(path, device)).close();
    cancelEarlyCalls();
    const before = paths;
    paths = [];
    device.set(STORAGE_KEYS.week, '6');
    const { close } = await visit(path, device);
    expect(paths.sort()).toEqual([...before, added].sort());
    expect(device.get(STORAGE_KEYS.week)).toBe('7');
    close();
  },
);

test('a visit to Partidos with a closed week makes each call once, including the ranking of that week', async () => {
  vi.setSystemTime(at('2026-08-30T17:00:00'));
  const { close } = await visit('/games');
  expect(paths.sort()).toEqual(['/api/user', ...BADGE, '/api/ranking/week/7'].sort());
  close();
});

test('a visit to Perfil requests the current week’s games once when the newest ticket is of that week', async () => {
  const old = ANSWERS['/api/pool/user/all'];
  ANSWERS['/api/pool/user/all'] = { 7: [createPool(2, 5)] };
  const { close } = await visit('/user/profile');
  ANSWERS['/api/pool/user/all'] = old;
  expect(paths.sort()).toEqual(['/api/user', ...BADGE, '/api/ranking/week/7'].sort());
  close();
});

test.each<[string, number[], string[]]>([
  ['no past week has unpublished points', [], []],
  ['one past week has unpublished points', [4], ['/api/games/week/4']],
  ['three past weeks have unpublished points', [2, 3, 4], ['/api/games/week/3', '/api/games/week/4']],
])(
  'Perfil requests the games of at most the two newest past weeks with unpublished points when %s',
  async (_case, weeks, added) => {
    const old = ANSWERS['/api/pool/user/all'];
    const unpublished = weeks.map((week) => [week, [createPool(week, null)]]);
    ANSWERS['/api/pool/user/all'] = { ...Object.fromEntries(unpublished), 6: [createPool(1, 5)] };
    for (const week of weeks)
      ANSWERS[`/api/games/week/${week}`] = { [week]: [createGame(week, '2026-08-02')] };
    const { stores, close } = await visit('/user/profile');
    ANSWERS['/api/pool/user/all'] = old;
    const before = ['/api/user', ...BADGE, '/api/games/week/6', '/api/ranking/week/6'];
    expect(stores.predictions.byWeek.value.size).toBe(weeks.length + 1);
    expect(paths.sort()).toEqual([...before, ...added].sort());
    close();
  },
);

test('the navigation badge on Ranking requests only the games, because Ranking has loaded the weeks and the predictions', async () => {
  const { stores, close } = await visit('/ranking');
  const before = paths.length;
  expect(stores.currentWeek.fillableCount.value).toBe(0);
  await stores.playerData.loadMissing();
  expect(paths.slice(before)).toEqual(['/api/games/week/7']);
  expect(stores.currentWeek.status.value).toBe('ready');
  close();
});

test.each<[keyof typeof PAGES, boolean]>([
  ['/games', true],
  ['/', true],
  ['/ranking', false],
])(
  'one second after a visit opens %s, playerData.hasLoaded is %s; `noteLoaded` makes it true and `reset` makes it false',
  async (path, expected) => {
    const { stores, close } = await visit(path);
    expect(stores.playerData.hasLoaded.value).toBe(expected);
    stores.playerData.noteLoaded();
    expect(stores.playerData.hasLoaded.value).toBe(true);
    stores.playerData.reset();
    expect(stores.playerData.hasLoaded.value).toBe(false);
    close();
  },
);

test('refreshUser(3000) requests the user only when the last load is three seconds old or older; refreshUser() always does', async () => {
  const { stores, close } = await visit('/games');
  paths = [];
  await stores.auth.refreshUser(FRESH_MS);
  expect(paths).toEqual([]);
  await vi.advanceTimersByTimeAsync(FRESH_MS);
  await stores.auth.refreshUser(FRESH_MS);
  await stores.auth.refreshUser(FRESH_MS);
  await stores.auth.refreshUser();
  expect(paths).toEqual(['/api/user', '/api/user']);
  close();
});

test('opening Ranking later in a visit requests only the player, the current week and its ranking page', async () => {
  const { stores, close } = await visit('/games');
  await vi.advanceTimersByTimeAsync(60_000);
  paths = [];
  const closeRanking = PAGES['/ranking'](stores);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paths.sort()).toEqual(['/api/ranking/week/7', '/api/user', '/api/week/current']);
  closeRanking();
  close();
});

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  'the open page %s makes no API calls by itself in five visible and five hidden minutes without a cut-off',
  async (path) => {
    const { close } = await visit(path);
    paths = [];
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(paths).toEqual([]);
    close();
  },
);

test.each([
  [
    'the visible page Partidos requests the games and the ranking of the week',
    false,
    ['/api/games/week/7', '/api/ranking/week/7'],
  ],
  ['the hidden page Partidos makes no API call', true, []],
])('in the minute after the last game of the week closes, %s', async (_name, isHidden, expected) => {
  vi.setSystemTime(at('2026-08-30T15:59:30'));
  const { close } = await visit('/games');
  paths = [];
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await vi.advanceTimersByTimeAsync(30_000 + SPREAD_MS);
  expect(paths.sort()).toEqual(expected);
  close();
});
