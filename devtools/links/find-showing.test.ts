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

test('`findShowing` returns the shortest recipe that shows a statement', () => {
  expect(findShowing(recipes, '4.1')).toBe(recipes[1]);
});

test('`findShowing` returns undefined for a statement that no recipe shows', () => {
  expect(findShowing(recipes, '4.2')).toBeUndefined();
});
