// @vitest-environment jsdom
/** The simulator counts what can be seen from a list of its own: here it is held against the product's. */
import { expect, test } from 'vitest';
import { MODALS } from '../../devtools/catalogue.ts';
import { ROUTES, routeOfPath } from '../../devtools/coverage/catalogue.ts';
import { PATHS } from '../../src/lib/paths.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../../src/stores/shell/modal.ts';

const sorted = (names: readonly string[]) => [...names].sort();

test('the coverage counts the dialogs that the product has', () => {
  expect(sorted(MODALS)).toEqual(sorted([...ERROR_MODALS, ...FLOW_MODALS]));
});

test('the coverage counts the screens that the product has, and the one for any other path', () => {
  expect(sorted(ROUTES)).toEqual(sorted([...Object.values(PATHS), '*']));
});

test.each(Object.values(PATHS))('a visit of %s is counted as that screen', (route) => {
  expect(routeOfPath(route.replace(':email', 'ana@correo.mx').replace(':token', 'abc123'))).toBe(route);
});
