import { expect, test } from 'vitest';
import { press, seeField, seeModal, seeText, step } from './actions.ts';
import { type RecipeSource, recipe, recipeWith } from './recipe.ts';

const ask = step('Pregunta', '', press('Entrar'));
const source = (more: Partial<RecipeSource> = {}): RecipeSource => ({
  tags: ['cuenta'],
  world: { route: '/faq' },
  steps: [ask],
  ...more,
});
const field = step('Lo dice', '', seeField('Contraseña', 'No es.'));

test('for an id that names a dialog, `recipe` adds the expectation of that dialog to the last step and to `expect`', () => {
  const made = recipe('modal/signOut', 'Sale', source());
  expect(made.steps.at(-1)?.actions).toEqual([press('Entrar'), seeModal('signOut')]);
  expect(made.expect).toEqual([{ sees: { modal: 'signOut' } }]);
});

test('the `covers` of a recipe named after a dialog list that dialog after other dialogs and before calls', () => {
  const covers = ['modal:closeSession', 'call:GET /api/auth/logout'];
  const made = recipe('modal/signOut', 'Sale', source({ covers }));
  expect(made.covers).toEqual(['modal:closeSession', 'modal:signOut', 'call:GET /api/auth/logout']);
});

test('`says` adds two entries to `covers`: the server message, and that message with the field that the last step expects', () => {
  const says = 'Invalid Credentials';
  const made = recipe('account/one', 'Uno', source({ says, steps: [ask, field] }));
  expect(made.covers).toEqual([`msg:${says}`, `error:${says}→field:Contraseña`]);
});

test('the default `covers` of a recipe contain only the field that its last step expects', () => {
  expect(recipe('account/one', 'Uno', source({ steps: [field] })).covers).toEqual(['field:Contraseña']);
});

test('the default `covers` of a recipe whose last step expects only a text contain only the route where the recipe starts', () => {
  const steps = [step('Lee', '', seeText('Cada jornada'))];
  expect(recipe('page/one', 'Uno', source({ steps })).covers).toEqual(['route:/faq']);
});

test('the `expect` of a recipe lists the expectation of its last step before those of `alsoExpect`', () => {
  const made = recipe('account/one', 'Uno', source({ steps: [field], alsoExpect: [{ pools: 0 }] }));
  expect(made.expect).toEqual([{ sees: { field: 'Contraseña', says: 'No es.' } }, { pools: 0 }]);
});

test('`recipe` throws when the last step expects nothing and no expectation is declared', () => {
  expect(() => recipe('flow/one', 'Uno', source())).toThrow('does not say what it expects');
});

test('the `world` of a recipe replaces the shared world of `recipeWith`', () => {
  const make = recipeWith({ tags: ['cuenta'], world: { as: 'ana', route: '/faq' } });
  expect(make('page/one', 'Uno', { steps: [field], world: { route: '/' } }).world).toEqual({ route: '/' });
});
