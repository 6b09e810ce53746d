// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createCommandLists } from './command-lists.ts';

beforeEach(() => localStorage.clear());

test('pinned and recent commands are read from `localStorage` by another tab', () => {
  const lists = createCommandLists(localStorage);
  lists.togglePin('as ana');
  lists.addRecent('offline');
  expect(createCommandLists(localStorage).read()).toEqual({ pinned: ['as ana'], recent: ['offline'] });
});

test('a command that another tab pinned stays pinned when this tab pins a command', () => {
  const lists = createCommandLists(localStorage);
  createCommandLists(localStorage).togglePin('as ana');
  lists.togglePin('offline');
  expect(lists.read().pinned).toEqual(['as ana', 'offline']);
});

test('the list of recent commands has the five that ran most recently, each once, the most recent at the top', () => {
  const lists = createCommandLists(localStorage);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) lists.addRecent(id);
  expect(lists.read().recent).toEqual(['c', 'f', 'e', 'd', 'b']);
});

test.each(['{', 'null', '7', '{"pinned":"as ana","recent":{}}', '{"pinned":[7,null],"recent":[[]]}'])(
  'stored commands with the invalid text %s are read as no commands',
  (text) => {
    localStorage.setItem('lmxsim:commands', text);
    expect(createCommandLists(localStorage).read()).toEqual({ pinned: [], recent: [] });
  },
);

test('a command that is pinned while the browser’s storage is full stays pinned in its tab', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const lists = createCommandLists(localStorage);
  lists.togglePin('as ana');
  full.mockRestore();
  expect(lists.read().pinned).toEqual(['as ana']);
});
