import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { createAlbum } from './album.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the album takes one picture at a time: a skip during a picture starts no second picture', async () => {
  const recipe = { id: 'page/home' } as RecipeView;
  const end = (index: number) =>
    ({ recipe: recipe.id, index, isDone: true, pauseReason: 'pause', failure: null }) as StepView;
  // Without the window of the app, the picture ends where it would be drawn.
  const getApp = vi.fn(() => null);
  const { onStep } = createAlbum(recipe, getApp);
  onStep(end(0), {} as RecipeRunner);
  onStep(end(1), {} as RecipeRunner);
  await vi.runAllTimersAsync();
  expect(getApp).toHaveBeenCalledTimes(1);
});
