import { expect, test } from 'vitest';
import type { RecipeView } from '../api.ts';
import { findShowing } from './find-showing.ts';

const recipes = [
  { id: 'flow/long', seconds: 40, spec: [{ id: '4.1', step: 5 }] },
  {
    id: 'flow/short',
    seconds: 20,
    spec: [
      { id: '4.1', step: 1 },
      { id: '4.10', step: 2 },
    ],
  },
] as unknown as RecipeView[];

test('`findShowing` returns the shortest recipe of a statement and the step that shows it', () => {
  expect(findShowing(recipes, '4.1')).toEqual({ recipe: recipes[1], step: 1 });
});

test('`findShowing` returns null for a statement that no recipe shows', () => {
  expect(findShowing(recipes, '4.2')).toBeNull();
});
