import { beforeEach, expect, test, vi } from 'vitest';
import type { DraftRecord } from '../../domain/drafts.ts';
import { createDevice } from '../../testing/device.ts';
import { createToastStore } from '../shell/toast.ts';
import { createDraftSaver, SAVE_DELAY_MS } from './draft-saver.ts';
import { readDrafts } from './draft-storage.ts';

beforeEach(() => void vi.useFakeTimers());

function setUp(device = createDevice(), owner: string | null = '7') {
  const storage = device.openTab();
  const records = new Map<number, DraftRecord>();
  const toast = createToastStore();
  const saver = createDraftSaver({
    getOwner: () => owner,
    peekRecord: (week) => records.get(week) ?? new Map(),
    publish: (week, record) => void records.set(week, record),
    storage,
    toast,
  });
  const fill = (gameId: string, home: number, away: number, at = 1) => {
    records.set(7, new Map(records.get(7)).set(gameId, { score: { home, away }, at }));
    saver.saveSoon(7);
  };
  const read = (gameId: string) => readDrafts(storage, '7', 7).get(gameId)?.score;
  return { device, fill, read, records, saver, toast };
}

test('drafts are saved 300 ms after the last digit, with the save state `none` until then and `stored` afterwards', () => {
  const { fill, read, saver } = setUp();
  fill('1', 1, 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
  expect([saver.state.value, read('1')]).toEqual(['none', undefined]);
  vi.advanceTimersByTime(1);
  expect([saver.state.value, read('1')]).toEqual(['stored', { home: 1, away: 1 }]);
  fill('1', 1, 2);
  expect(saver.state.value).toBe('stored');
});

test('drafts that are stored show no toast; drafts that stay in memory show one toast once', () => {
  const { device, fill, saver, toast } = setUp();
  fill('1', 1, 1);
  saver.flush();
  expect([toast.toasts.value, saver.state.value]).toEqual([[], 'stored']);
  device.isFull = true;
  fill('1', 2, 2);
  saver.flush();
  expect(toast.toasts.value.length).toBe(1);
  toast.hide('drafts-in-memory');
  fill('1', 3, 3);
  saver.flush();
  expect([toast.toasts.value, saver.state.value]).toEqual([[], 'memory']);
});

test('a save of drafts keeps and shows the drafts of another tab of which this tab has heard nothing', () => {
  const device = createDevice();
  const [first, second] = [setUp(device), setUp(device)];
  second.fill('2', 2, 2);
  first.fill('1', 1, 1);
  first.saver.flush();
  second.saver.flush();
  expect([...(second.records.get(7)?.keys() ?? [])].sort()).toEqual(['1', '2']);
  expect([second.read('1'), second.read('2')]).toEqual([
    { home: 1, away: 1 },
    { home: 2, away: 2 },
  ]);
});

test('a reset forgets the changes that are not saved yet, and the save state', () => {
  const { fill, read, saver } = setUp();
  fill('1', 1, 1);
  saver.flush();
  fill('1', 2, 2, 2);
  saver.reset();
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect([saver.state.value, read('1')]).toEqual(['none', { home: 1, away: 1 }]);
});

test('nothing is stored while no player is logged in', () => {
  const { device, fill, saver } = setUp(createDevice(), null);
  fill('1', 1, 1);
  saver.flush();
  expect(device.disk.size).toBe(0);
});
