// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getRoutePattern, ROUTES } from '../../devtools/coverage/routes.ts';
import { MODALS } from '../../devtools/recipes/index.ts';
import { PATHS } from '../../src/lib/routes.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../../src/stores/shell/modal.ts';

const sorted = (names: readonly string[]) => [...names].sort();

test('the simulator’s coverage lists exactly the dialogs of the product', () => {
  expect(sorted(MODALS)).toEqual(sorted([...ERROR_MODALS, ...FLOW_MODALS]));
});

test('the simulator’s coverage lists exactly the routes of the product and one for any other path', () => {
  expect(sorted(ROUTES)).toEqual(sorted([...Object.values(PATHS), '*']));
});

test.each(Object.values(PATHS))(
  'the simulator’s coverage counts a visit to a path of the route %s as a visit to that route',
  (route) => {
    expect(getRoutePattern(route.replace(':email', 'ana@correo.mx').replace(':token', 'abc123'))).toBe(route);
  },
);
