// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { ROUTES } from '../../devtools/coverage/routes.ts';
import { getStoredName } from '../../devtools/describe/stored-data.ts';
import { MODAL_TYPES } from '../../devtools/recipes/index.ts';
import { modalsCopy } from '../../src/copy/modals.ts';
import { PATHS } from '../../src/lib/routes.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';

const sorted = (names: readonly string[]) => [...names].sort();

test('the simulator’s coverage lists exactly the dialogs of the product', () => {
  expect(sorted(MODAL_TYPES)).toEqual(sorted(Object.keys(modalsCopy)));
});

test('the simulator’s coverage lists exactly the routes of the product and one for any other path', () => {
  expect(sorted(ROUTES)).toEqual(sorted([...Object.values(PATHS), '*']));
});

test('the simulator names each key that the product stores', () => {
  const { draftPrefix, ...keys } = STORAGE_KEYS;
  const named = [...Object.values(keys), `${draftPrefix}7:7`].filter((key) => getStoredName(key) !== key);
  expect(named).toHaveLength(Object.keys(STORAGE_KEYS).length);
});
