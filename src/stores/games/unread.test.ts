import { expect, test } from 'vitest';
import { expectConsole, getConsoleOutput } from '../../../scripts/test-setup.ts';
import { createUnreadStore } from './unread.ts';

test('a list that is loaded three times with the same unreadable rows is written to the console once', () => {
  const unread = createUnreadStore();
  for (const count of [2, 2, 2]) unread.note('games/7', count);
  expect(getConsoleOutput()).toEqual(["warn: 2 rows of the list “games/7” can't be shown"]);
  expectConsole(/games\/7/);
});

test('a list without unreadable rows is not written to the console', () => {
  createUnreadStore().note('weeks', 0);
  expect(getConsoleOutput()).toEqual([]);
});

test('the number of unreadable rows of a list is that of its last answer', () => {
  const unread = createUnreadStore();
  for (const count of [2, Number.POSITIVE_INFINITY, 0]) unread.note('predictions', count);
  expect(unread.counts.value.get('predictions')).toBe(0);
  expectConsole(/predictions/);
});

test('a single unreadable row of a list is written to the console too', () => {
  createUnreadStore().note('games/7', 1);
  expect(getConsoleOutput()).toEqual([expect.stringMatching(/^warn: 1 rows? of the list “games\/7”/)]);
  expectConsole(/games\/7/);
});
