import { expect, test, vi } from 'vitest';
import type { DraftRecord } from '../../domain/drafts.ts';
import { createDevice } from '../../testing/device.ts';
import {
  followStoredDrafts,
  getStoredWeeks,
  readDrafts,
  removeDrafts,
  writeDrafts,
} from './draft-storage.ts';

const RECORD: DraftRecord = new Map([['1', { score: { home: 2, away: 1 }, at: 10 }]]);

test('the stored drafts of a player are listed by week, without those of a player whose id begins alike', () => {
  const tab = createDevice().openTab();
  writeDrafts(tab, '7', 8, RECORD);
  writeDrafts(tab, '7', 7, RECORD);
  writeDrafts(tab, '77', 6, RECORD);
  expect(getStoredWeeks(tab, '7').sort()).toEqual([7, 8]);
  expect([readDrafts(tab, '7', 8), readDrafts(tab, '7', 6)]).toEqual([RECORD, new Map()]);
});

test('removing the drafts of a player leaves those of another one', () => {
  const tab = createDevice().openTab();
  writeDrafts(tab, '7', 7, RECORD);
  writeDrafts(tab, '8', 7, RECORD);
  removeDrafts(tab, '7');
  expect([getStoredWeeks(tab, '7'), getStoredWeeks(tab, '8')]).toEqual([[], [7]]);
});

test('a tab hears of the drafts that another tab stores for its player, and of no other ones', () => {
  const device = createDevice();
  const [tab, other] = [device.openTab(), device.openTab()];
  const heard = vi.fn();
  const stop = followStoredDrafts(tab, () => '7', heard);
  writeDrafts(other, '8', 7, RECORD);
  writeDrafts(other, '7', 7, RECORD);
  stop();
  writeDrafts(other, '7', 8, RECORD);
  expect(heard.mock.calls).toEqual([[7, RECORD]]);
});

test('removing the drafts of a player leaves those of one whose id goes on with a colon', () => {
  const tab = createDevice().openTab();
  writeDrafts(tab, '7', 7, RECORD);
  writeDrafts(tab, '7:1', 7, RECORD);
  removeDrafts(tab, '7');
  expect([getStoredWeeks(tab, '7'), getStoredWeeks(tab, '7:1')]).toEqual([[], [7]]);
});

test.each([0, -1, 1.5])('drafts stored for a week %d are in no list of weeks', (week) => {
  const tab = createDevice().openTab();
  writeDrafts(tab, '7', week, RECORD);
  expect(getStoredWeeks(tab, '7')).toEqual([]);
});
