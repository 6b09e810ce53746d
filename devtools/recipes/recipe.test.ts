/** What `recipe()` derives from a recipe's id, its last step and what the server says. */
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

test('the last step of a recipe named after a dialog ends where that dialog is seen', () => {
  const made = recipe('modal/signOut', 'Sale', source());
  expect(made.steps.at(-1)?.actions).toEqual([press('Entrar'), seeModal('signOut')]);
  expect(made.expect).toEqual([{ sees: { modal: 'signOut' } }]);
});

test('a recipe named after a dialog covers it, after the dialogs it comes by', () => {
  const covers = ['modal:closeSession', 'call:GET /api/auth/logout'];
  const made = recipe('modal/signOut', 'Sale', source({ covers }));
  expect(made.covers).toEqual(['modal:closeSession', 'modal:signOut', 'call:GET /api/auth/logout']);
});

test('a recipe covers what the server says, and that with what the last step sees first', () => {
  const says = 'Invalid Credentials';
  const made = recipe('account/one', 'Uno', source({ says, steps: [ask, field] }));
  expect(made.covers).toEqual([`msg:${says}`, `error:${says}→field:Contraseña`]);
});

test('a recipe that says nothing of what it covers covers the field or the dialog it ends with', () => {
  expect(recipe('account/one', 'Uno', source({ steps: [field] })).covers).toEqual(['field:Contraseña']);
});

test('a recipe that ends with words alone covers the page where it begins', () => {
  const steps = [step('Lee', '', seeText('Cada jornada'))];
  expect(recipe('page/one', 'Uno', source({ steps })).covers).toEqual(['route:/faq']);
});

test('what a recipe expects besides what it sees comes after it', () => {
  const made = recipe('account/one', 'Uno', source({ steps: [field], alsoExpect: [{ pools: 0 }] }));
  expect(made.expect).toEqual([{ sees: { field: 'Contraseña', says: 'No es.' } }, { pools: 0 }]);
});

test('a recipe whose last step sees nothing has to say what it expects', () => {
  expect(() => recipe('flow/one', 'Uno', source())).toThrow('does not say what it expects');
});

test('a recipe’s own world takes the place of the one its file shares', () => {
  const make = recipeWith({ tags: ['cuenta'], world: { as: 'ana', route: '/faq' } });
  expect(make('page/one', 'Uno', { steps: [field], world: { route: '/' } }).world).toEqual({ route: '/' });
});
