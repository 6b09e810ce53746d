import { expect, test } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readOpenGames, rememberOpenGames } from './open-games.ts';

test.each([
  ['7/9', 9],
  ['7', 0],
  ['7/-1', 0],
  ['7/1e9', 20],
  ['7/x', 0],
])('with the stored week “%s”, the frame of the next visit has %i cards', (stored, count) => {
  const storage = createStorage(null);
  storage.set(STORAGE_KEYS.week, stored);
  expect(readOpenGames(storage)).toBe(count);
});

test('the number of open games is stored with the current week, and not with another one', () => {
  const storage = createStorage(null);
  storage.set(STORAGE_KEYS.week, '7');
  rememberOpenGames(storage, 8, 9);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7');
  rememberOpenGames(storage, 7, 9);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7/9');
  rememberOpenGames(storage, 7, 0);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7');
});
