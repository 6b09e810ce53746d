import { expect, test } from 'vitest';
import { getStoredName } from '../devtools/describe/stored-data.ts';
import { STORAGE_KEYS } from '../src/lib/storage.ts';

test('each key under which the app stores something has a Spanish name in the panel', () => {
  const { draftPrefix, ...keys } = STORAGE_KEYS;
  const unnamed = [...Object.values(keys), `${draftPrefix}7:12`].filter((key) => getStoredName(key) === key);
  expect(unnamed).toEqual([]);
});
