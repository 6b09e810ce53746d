// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDrafts } from '../../domain/drafts.ts';
import { createDevice } from '../../testing/device.ts';
import { ANA } from '../../testing/fixtures.ts';
import { createGameWorld } from '../../testing/game-world.ts';
import { SAVE_DELAY_MS } from './drafts.ts';

const KEY = 'lmx:draft:7:7';
const LUIS = { ...ANA, id: '8' };

beforeEach(() => void vi.useFakeTimers());

function fill(
  world: ReturnType<typeof createGameWorld>,
  gameId = '1',
  home: number | null = 2,
  away: number | null = 1,
) {
  world.drafts.setGoals(7, gameId, 'home', home);
  world.drafts.setGoals(7, gameId, 'away', away);
}

const reopen = (device: ReturnType<typeof createDevice>, user = ANA) => {
  const world = createGameWorld({ storage: device.openTab(), user });
  world.drafts.open(7);
  return world;
};

describe('the drafts store', () => {
  it('drafts are saved 300 ms after the last digit', () => {
    const device = createDevice();
    fill(createGameWorld({ storage: device.openTab() }));
    vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
    expect(device.disk.has(KEY)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(parseDrafts(device.disk.get(KEY) ?? null).get('1')?.score).toEqual({ home: 2, away: 1 });
  });

  it('drafts are restored after a reload; isRestored is true until `dismissRestored` and stays false when the week is opened again', () => {
    const device = createDevice();
    fill(createGameWorld({ storage: device.openTab() }));
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    const again = reopen(device);
    expect(again.drafts.getScore(7, '1')).toEqual({ home: 2, away: 1 });
    expect(again.drafts.isRestored.value).toBe(true);
    again.drafts.dismissRestored();
    again.drafts.open(7);
    expect(again.drafts.isRestored.value).toBe(false);
  });

  it.each([
    ['the tab is hidden', 'visibilitychange'],
    ['the page is left', 'pagehide'],
  ])('drafts are saved immediately when %s', (_why, type) => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    const stop = world.drafts.start();
    fill(world);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (type === 'pagehide' ? window : document).dispatchEvent(new Event(type));
    expect(device.disk.has(KEY)).toBe(true);
    stop();
  });

  it('drafts of one player are not shown to another player on the device', () => {
    const device = createDevice();
    fill(createGameWorld({ storage: device.openTab() }));
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect(reopen(device, LUIS).drafts.getForWeek(7).size).toBe(0);
  });

  it('drafts of a player are saved when another player logs in before the save', () => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    fill(world);
    world.setUser(LUIS);
    world.drafts.open(7);
    expect(world.drafts.getForWeek(7).size).toBe(0);
    expect(reopen(device).drafts.getScore(7, '1')).toEqual({ home: 2, away: 1 });
  });

  it('`forget` of the drafts store deletes the drafts of the player from the device', () => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    fill(world);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    world.drafts.forget('7');
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect([...device.disk.keys()]).toEqual([]);
  });

  it('the count of drafts includes the complete scores of all stored weeks, and no half-filled score', () => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    fill(world);
    fill(world, '2', 3, null);
    world.drafts.setGoals(8, '9', 'home', 1);
    world.drafts.setGoals(8, '9', 'away', 1);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect(createGameWorld({ storage: device.openTab() }).drafts.count()).toBe(2);
  });

  it('drafts of two tabs are merged, with the newer score of each game', () => {
    const device = createDevice();
    const [one, two] = [
      createGameWorld({ storage: device.openTab() }),
      createGameWorld({ storage: device.openTab() }),
    ];
    const stops = [one.drafts.start(), two.drafts.start()];
    for (const world of [one, two]) world.drafts.open(7);
    fill(one, '1', 1, 1);
    fill(two, '2', 2, 2);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    two.clock.time += 60_000;
    fill(two, '1', 3, 0);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    for (const world of [one, two]) {
      expect([world.drafts.getScore(7, '1'), world.drafts.getScore(7, '2')]).toEqual([
        { home: 3, away: 0 },
        { home: 2, away: 2 },
      ]);
    }
    for (const stop of stops) stop();
  });

  it('drafts that one tab deletes disappear in the other tab', () => {
    const device = createDevice();
    const [one, two] = [
      createGameWorld({ storage: device.openTab() }),
      createGameWorld({ storage: device.openTab() }),
    ];
    const stop = two.drafts.start();
    for (const world of [one, two]) world.drafts.open(7);
    fill(one);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    one.drafts.drop(7, ['1']);
    fill(two, '2');
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect([...two.drafts.getForWeek(7).keys()]).toEqual(['2']);
    expect([...reopen(device).drafts.getForWeek(7).keys()]).toEqual(['2']);
    stop();
  });

  it('a draft typed after the clock was set back replaces the earlier draft', () => {
    const device = createDevice();
    const world = createGameWorld({ storage: device.openTab() });
    fill(world);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    world.clock.time -= 3 * 86_400_000;
    fill(world, '1', 4, 4);
    vi.advanceTimersByTime(SAVE_DELAY_MS);
    expect(reopen(device).drafts.getScore(7, '1')).toEqual({ home: 4, away: 4 });
  });
});
