// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { RecipeView } from '../../api.ts';
import { findScreens } from '../../search/screen-texts.ts';
import { startSimulator } from '../../testing.tsx';
import { findRecipes } from './find-recipes.ts';

let recipes: readonly RecipeView[];
beforeAll(() => {
  recipes = startSimulator().recipe.list();
});

test.each([
  ['internet', 'flow/lost-answer'],
  ['señal', 'page/offline-strip'],
  ['conexión', 'modal/networkError'],
  ['campeón', 'moment/season-over'],
  ['acaba la final', 'moment/season-over'],
  ['en vivo', 'moment/live'],
  ['fin de temporada', 'moment/story'],
])('the search of Recorridos for “%s” finds the recipe %s among at most eight', (words, id) => {
  const found = findRecipes(recipes, words, findScreens(words)).map((recipe) => recipe.id);
  expect(found).toContain(id);
  expect(found.length).toBeLessThanOrEqual(8);
});
