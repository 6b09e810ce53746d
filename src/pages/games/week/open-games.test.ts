import { expect, test } from 'vitest';
import { createStorage, STORAGE_KEYS } from '../../../lib/storage.ts';
import { readOpenGames, rememberOpenGames } from './open-games.ts';

test.each([
  ['7/9', 9],
  ['7', 0],
  ['7/-1', 0],
  ['7/1e9', 20],
])('the stored week “%s” gives %i empty cards while Partidos loads', (stored, count) => {
  const storage = createStorage(null);
  storage.set(STORAGE_KEYS.week, stored);
  expect(readOpenGames(storage)).toBe(count);
});

test('rememberOpenGames adds the number to the stored week, removes it at 0, and ignores another week', () => {
  const storage = createStorage(null);
  storage.set(STORAGE_KEYS.week, '7');
  rememberOpenGames(storage, 8, 9);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7');
  rememberOpenGames(storage, 7, 9);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7/9');
  rememberOpenGames(storage, 7, 0);
  expect(storage.get(STORAGE_KEYS.week)).toBe('7');
});
