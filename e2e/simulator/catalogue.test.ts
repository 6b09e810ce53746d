// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { ROUTES } from '../../devtools/coverage/routes.ts';
import { MODAL_TYPES } from '../../devtools/recipes/index.ts';
import { modalsCopy } from '../../src/copy/modals.ts';
import { PATHS } from '../../src/lib/routes.ts';

const sorted = (names: readonly string[]) => [...names].sort();

test('the simulator’s coverage lists exactly the dialogs of the product', () => {
  expect(sorted(MODAL_TYPES)).toEqual(sorted(Object.keys(modalsCopy)));
});

test('the simulator’s coverage lists exactly the routes of the product and one for any other path', () => {
  expect(sorted(ROUTES)).toEqual(sorted([...Object.values(PATHS), '*']));
});
