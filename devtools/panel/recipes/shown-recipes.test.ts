import { expect, test } from 'vitest';
import type { RecipeView } from '../../api.ts';
import { ALL, listGroups, toShownGroups } from './shown-recipes.ts';

const view = (id: string, ...tags: string[]) => ({ id, tags }) as unknown as RecipeView;
const RECIPES = [view('a', 'cuenta', 'errores'), view('b', 'errores'), view('c', 'mios', 'errores')];
const toIds = (group: string) =>
  toShownGroups(
    RECIPES.filter(({ tags }) => group === ALL || tags.includes(group)),
    listGroups(RECIPES),
    group,
  ).map(({ name, rows }) => `${name}: ${rows.map(({ id }) => id)}`);

test('“Todos” lists each recipe once, under its first tag, and only groups with a recipe', () => {
  expect(toIds(ALL).toSorted()).toEqual(['cuenta: a', 'errores: b', 'mios: c']);
});

test('a single group lists every recipe that has its tag', () => {
  expect(toIds('errores')).toEqual(['errores: a,b,c']);
});

test('a group whose recipes the search leaves out is not shown', () => {
  expect(toShownGroups([], listGroups(RECIPES), 'errores')).toEqual([]);
});

test('what a search has found is one group, whose first recipe is the best one', () => {
  const found = [RECIPES[2], RECIPES[0]] as RecipeView[];
  const groups = toShownGroups(found, listGroups(RECIPES), ALL, 'boleto');
  expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['c', 'a']]);
});
