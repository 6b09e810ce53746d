// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SCORE, parseDrafts } from '../../domain/drafts.ts';
import { createDevice } from '../../testing/device.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { SAVE_DELAY_MS } from './draft-saver.ts';

const KEY = 'lmx:draft:7:7';
const LUIS = { ...ANA, id: '8' };

beforeEach(() => void vi.useFakeTimers());

const setUp = (device = createDevice(), user: typeof ANA | null = ANA) => {
  const world = createGameWorld({ storage: device.openTab(), user });
  const read = (key = KEY) => parseDrafts(device.disk.get(key) ?? null);
  return { ...world, device, read };
};

const reopen = (device: ReturnType<typeof createDevice>, user = ANA) => {
  const world = setUp(device, user);
  world.drafts.open(7);
  return world;
};

function openTwoTabs() {
  const device = createDevice();
  return { device, first: setUp(device), second: setUp(device) };
}

type Leaving = 'visibilitychange' | 'pagehide';

function leavePage(type: Leaving) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  (type === 'pagehide' ? window : document).dispatchEvent(new Event(type));
}

test('the drafts store saves unsaved drafts when it stops and ignores later events of the page', () => {
  const { device, drafts, fill, read } = setUp();
  const stop = drafts.start();
  fill('1', 1, 1);
  expect(device.disk.has(KEY)).toBe(false);
  stop();
  expect(read().get('1')?.score).toEqual({ home: 1, away: 1 });
  fill('1', 2, 2);
  leavePage('visibilitychange');
  leavePage('pagehide');
  expect(read().get('1')?.score).toEqual({ home: 1, away: 1 });
});

test('the drafts store keeps no score and stores nothing while no player is logged in', () => {
  const { device, drafts, fill } = setUp(createDevice(), null);
  fill('1', 1, 1);
  drafts.drop(7, ['1']);
  drafts.reread(7);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect([drafts.getScore(7, '1'), drafts.saveState.value]).toEqual([EMPTY_SCORE, 'none']);
  expect(device.disk.size).toBe(0);
});

test('the drafts of the next player start with the save state `none` and no restored game', () => {
  const device = createDevice();
  setUp(device).fill('1', 1, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  const { drafts, fill, setUser } = setUp(device);
  drafts.open(7);
  fill('1', 2, 2);
  drafts.flush();
  expect([drafts.saveState.value, drafts.restoredIds.value.size]).toEqual(['stored', 1]);
  setUser(LUIS);
  drafts.open(7);
  expect([drafts.saveState.value, drafts.restoredIds.value.size]).toEqual(['none', 0]);
});

test('`reread` of the drafts store adds another tab’s stored drafts, also for an unopened week', () => {
  const { device, first, second } = openTwoTabs();
  second.fill('2', 2, 2);
  first.fill('1', 1, 1);
  first.drafts.flush();
  second.drafts.reread(7);
  expect(second.getFilled(['1', '2'])).toEqual(['1', '2']);
  const three = setUp(device);
  three.drafts.reread(7);
  expect(three.drafts.getScore(7, '1')).toEqual({ home: 1, away: 1 });
});

test('of two scores typed in two tabs for a game, the later one is stored', () => {
  const { first, second } = openTwoTabs();
  for (const goals of [0, 1, 2, 3]) first.fill('1', goals, goals);
  second.clock.time += 60_000;
  second.fill('1', 9, 0);
  first.drafts.flush();
  second.drafts.flush();
  expect(first.read().get('1')?.score).toEqual({ home: 9, away: 0 });
});

test('drafts that another tab stores for an unopened week appear, as restored, only when this tab opens the week', () => {
  const { first, second } = openTwoTabs();
  const stop = first.drafts.start();
  first.drafts.open(7);
  second.fill('9', 1, 1, 8);
  second.drafts.flush();
  expect(first.drafts.getScore(8, '9')).toEqual(EMPTY_SCORE);
  first.drafts.open(8);
  expect([first.drafts.getScore(8, '9'), first.drafts.restoredIds.value.size]).toEqual([
    { home: 1, away: 1 },
    1,
  ]);
  stop();
});

test('drafts of another player in another tab are not shown', () => {
  const device = createDevice();
  const [ana, luis] = [setUp(device), setUp(device, LUIS)];
  const stop = ana.drafts.start();
  ana.drafts.open(7);
  luis.fill('1', 1, 1);
  luis.drafts.flush();
  expect(ana.getFilled(['1'])).toEqual([]);
  stop();
});

test('`removeAll` of the drafts store removes drafts from screen and device only of the given player', () => {
  const { device, drafts, fill, getFilled } = setUp();
  fill('1', 1, 1);
  drafts.flush();
  drafts.removeAll('8');
  expect([getFilled(['1', '2']), device.disk.size]).toEqual([['1'], 1]);
  fill('2', 2, 1);
  drafts.removeAll('7');
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect([getFilled(['1', '2']), drafts.saveState.value, device.disk.size]).toEqual([[], 'none', 0]);
});

test('`removeAll` of the drafts store removes the drafts of all weeks, and keeps those of another player on the device', () => {
  const device = createDevice();
  const luis = setUp(device, LUIS);
  luis.fill('1', 3, 3);
  luis.drafts.flush();
  const { drafts, fill, getFilled } = setUp(device);
  for (const week of [7, 8]) fill('1', 1, 1, week);
  drafts.flush();
  expect(device.disk.size).toBe(3);
  drafts.removeAll('7');
  expect([getFilled(['1'], 7), getFilled(['1'], 8)]).toEqual([[], []]);
  expect([...device.disk.keys()]).toEqual(['lmx:draft:8:7']);
});

test('drafts are restored after a reload, and count as restored until `dismissRestored`, also when the week is opened again', () => {
  const device = createDevice();
  setUp(device).fill('1', 2, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  const again = reopen(device);
  expect(again.drafts.getScore(7, '1')).toEqual({ home: 2, away: 1 });
  expect(again.drafts.restoredIds.value.size).toBe(1);
  again.drafts.dismissRestored();
  again.drafts.open(7);
  expect(again.drafts.restoredIds.value.size).toBe(0);
});

test.each<[string, Leaving]>([
  ['the tab is hidden', 'visibilitychange'],
  ['the page is left', 'pagehide'],
])('drafts are saved immediately when %s', (_why, type) => {
  const { device, drafts, fill } = setUp();
  const stop = drafts.start();
  fill('1', 2, 1);
  leavePage(type);
  expect(device.disk.has(KEY)).toBe(true);
  stop();
});

test('drafts of a player are saved when another player logs in before the save', () => {
  const world = setUp();
  world.fill('1', 2, 1);
  world.setUser(LUIS);
  world.drafts.open(7);
  expect(world.getFilled(['1'])).toEqual([]);
  expect(reopen(world.device).drafts.getScore(7, '1')).toEqual({ home: 2, away: 1 });
});

test('a draft of a week that isn’t shown is removed once its prediction is loaded, as after a send from another device', async () => {
  const world = setUp();
  world.fill('1', 2, 1);
  world.fill('81', 1, 1, 8);
  world.server.keep([{ gameId: '81', homeScore: 0, awayScore: 0 }]);
  await world.loadGamesPage();
  expect([world.weeks.shownNumber.value, world.getFilled(['1']), world.getFilled(['81'], 8)]).toEqual([
    7,
    ['1'],
    [],
  ]);
});

test('a draft of the current week is removed once its game has started, also while Partidos shows another week', async () => {
  const world = setUp();
  world.fill('1', 2, 1);
  world.fill('2', 2, 1);
  world.weeks.followAddress(8);
  world.clock.time = at('2026-08-29T19:00:00');
  await world.loadGamesPage();
  expect([world.weeks.shownNumber.value, world.getFilled(['1', '2'])]).toEqual([8, ['2']]);
});

test('a score that one tab stores appears in the other tab, which shows the same week', () => {
  const { first, second } = openTwoTabs();
  const stop = second.drafts.start();
  for (const world of [first, second]) world.drafts.open(7);
  first.fill('1', 2, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(second.drafts.getScore(7, '1')).toEqual({ home: 2, away: 1 });
  stop();
});

test('`drop` of the drafts store stores nothing when the games have no drafts', () => {
  const { device, drafts } = setUp();
  drafts.open(7);
  drafts.drop(7, ['1', '2']);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect([drafts.saveState.value, device.disk.size]).toEqual(['none', 0]);
});

test('drafts that one tab deletes disappear in the other tab', () => {
  const { device, first, second } = openTwoTabs();
  const stop = second.drafts.start();
  for (const world of [first, second]) world.drafts.open(7);
  first.fill('1', 2, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  first.drafts.drop(7, ['1']);
  second.fill('2', 2, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(second.getFilled(['1', '2'])).toEqual(['2']);
  expect(reopen(device).getFilled(['1', '2'])).toEqual(['2']);
  stop();
});

test('a draft typed after the clock was set back replaces the earlier draft', () => {
  const world = setUp();
  world.fill('1', 2, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  world.clock.time -= 3 * 86_400_000;
  world.fill('1', 4, 4);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(reopen(world.device).drafts.getScore(7, '1')).toEqual({ home: 4, away: 4 });
});
