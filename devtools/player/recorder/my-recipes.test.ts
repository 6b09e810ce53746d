// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '../../api.ts';
import { go, LIST_APP, LIST_WORLD, step } from '../testing/list-app.ts';
import { createMyRecipes } from './my-recipes.ts';

const recorded = (route: string, title = 'Borrador'): Recipe => ({
  id: 'flow/borrador',
  title,
  tags: ['flujos'],
  world: LIST_WORLD,
  steps: [step('Paso 1', '', go(route))],
  ends: { shows: [{ route }] },
});
const names = () =>
  createMyRecipes(LIST_APP)
    .list()
    .map(({ id, title }) => [id, title]);

beforeEach(() => localStorage.clear());

test('two recorded recipes with the same title get different ids and titles and are listed newest first', () => {
  const mine = createMyRecipes(LIST_APP);
  mine.add(recorded('/ayuda'));
  mine.add(recorded('/ajustes'));
  expect(names()).toEqual([
    ['flow/borrador-2', 'Borrador 2'],
    ['flow/borrador', 'Borrador'],
  ]);
});

test('adding a recorded recipe with the title and content of a saved recipe saves no duplicate', () => {
  const mine = createMyRecipes(LIST_APP);
  mine.add(recorded('/ayuda', 'Se guarda dos veces'));
  mine.add(recorded('/ayuda', 'Se guarda dos veces'));
  expect(names()).toEqual([['flow/borrador', 'Se guarda dos veces']]);
});

test('a replaced recipe keeps its place in “Mis recorridos”, and an invalid one changes nothing', () => {
  const mine = createMyRecipes(LIST_APP);
  mine.add(recorded('/ayuda'));
  mine.add(recorded('/ajustes'));
  mine.replace(recorded('/ayuda', 'Con ayuda'));
  const kept = [
    ['flow/borrador-2', 'Borrador 2'],
    ['flow/borrador', 'Con ayuda'],
  ];
  expect(names()).toEqual(kept);
  expect(() => mine.replace(recorded('/ayuda', ' '))).toThrow('necesita un nombre');
  expect(names()).toEqual(kept);
});

test('a recorded recipe deleted from “Mis recorridos” can be restored after a reload', () => {
  createMyRecipes(LIST_APP).add(recorded('/ayuda'));
  createMyRecipes(LIST_APP).remove('flow/borrador');
  expect(names()).toEqual([]);
  expect(createMyRecipes(LIST_APP).removed()).toBe('Borrador');
  createMyRecipes(LIST_APP).undoRemove();
  expect(names()).toEqual([['flow/borrador', 'Borrador']]);
  expect(createMyRecipes(LIST_APP).removed()).toBeNull();
});

test.each([
  ['that is not JSON', 'nada'],
  ['of another version', JSON.stringify({ version: 2, recipes: [recorded('/ayuda')], removed: null })],
  [
    'with invalid recipes',
    JSON.stringify({ version: 1, recipes: [{ ...recorded('/ayuda'), steps: 'x' }], removed: 7 }),
  ],
])('a stored list of recorded recipes %s is read as an empty list', (_how, text) => {
  localStorage.setItem('lmxsim:my-recipes', text);
  expect([names(), createMyRecipes(LIST_APP).removed()]).toEqual([[], null]);
});

test('recorded recipes stay in memory until a reload when the browser has no storage', () => {
  const mine = createMyRecipes(LIST_APP, null);
  mine.add(recorded('/ayuda'));
  expect(mine.list()).toHaveLength(1);
  expect(createMyRecipes(LIST_APP, null).list()).toEqual([]);
});

test('a recipe that is recorded while the storage is full is listed before the saved ones until a reload', () => {
  createMyRecipes(LIST_APP).add(recorded('/ayuda', 'Guardado'));
  const mine = createMyRecipes(LIST_APP);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  mine.add(recorded('/ajustes'));
  expect(mine.list().map(({ title }) => title)).toEqual(['Borrador', 'Guardado']);
  expect(createMyRecipes(LIST_APP).list()).toHaveLength(1);
});

test('“Mis recorridos” saves what the full storage refused as soon as the storage takes another change', () => {
  const mine = createMyRecipes(LIST_APP);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  mine.add(recorded('/ajustes'));
  mine.add(recorded('/ayuda', 'Después'));
  expect(
    createMyRecipes(LIST_APP)
      .list()
      .map(({ title }) => title),
  ).toEqual(['Después', 'Borrador']);
});

test('`unsaved` has only the recipes that a full storage has not taken, and none after it takes another change', () => {
  createMyRecipes(LIST_APP).add(recorded('/ayuda', 'Guardado'));
  const mine = createMyRecipes(LIST_APP);
  expect(mine.unsaved()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  mine.add(recorded('/ajustes'));
  expect(mine.unsaved().map(({ title }) => title)).toEqual(['Borrador']);
  mine.remove('flow/borrador');
  mine.undoRemove();
  expect(mine.unsaved()).toEqual([]);
});

test.each([
  ['Envía su boleto', 'envia-su-boleto'],
  ['¿…?', 'borrador'],
])('the file of the recorded recipe “%s” and the recipe in it are called %s', (title, name) => {
  const mine = createMyRecipes(LIST_APP);
  const { id } = mine.add(recorded('/ayuda', title));
  const file = mine.file(id);
  expect([file.name, JSON.parse(file.text).id]).toEqual([`${name}.ts`, `flow/${name}`]);
});
