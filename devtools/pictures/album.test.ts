import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipeRunner, RecipeView, StepView } from '../api.ts';
import { createAlbum } from './album.ts';
import * as stepPicture from './step-picture.ts';

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

const RECIPE = {
  id: 'page/home',
  title: 'La portada, de día',
  outline: ['Abre', 'Mira', 'Cierra'].map((says) => ({ says, detail: '' })),
} as RecipeView;

async function takeAll(recipe: RecipeView) {
  vi.spyOn(stepPicture, 'takeStepPicture').mockImplementation(async (_app, _recipe, index) => [
    `${index + 1}.png`,
    new Uint8Array([index]),
  ]);
  const skip = vi.fn();
  const album = createAlbum(recipe, () => globalThis as never);
  const counts: number[] = [];
  for (const index of recipe.outline.keys()) {
    const step = { recipe: recipe.id, index, isDone: true, pauseReason: 'pause', failure: null } as StepView;
    album.onStep(step, { skip } as Partial<RecipeRunner> as RecipeRunner);
    await vi.runAllTimersAsync();
    counts.push(album.onStep(step, { skip } as Partial<RecipeRunner> as RecipeRunner));
  }
  return { file: await album.done, skip, counts };
}

test('the album of a recipe with three steps has three pictures, and goes on after each but the last', async () => {
  const { file, skip, counts } = await takeAll(RECIPE);
  expect(counts).toEqual([1, 2, 3]);
  expect(skip.mock.calls).toEqual([[1], [1]]);
  expect(file.name).toBe('la-portada-de-dia.zip');
  const text = await file.file.text();
  expect(['1.png', '2.png', '3.png'].filter((name) => text.includes(name))).toHaveLength(3);
});

test('the album of a recipe with one step is its picture', async () => {
  const { file } = await takeAll({ ...RECIPE, outline: RECIPE.outline.slice(0, 1) });
  expect(file.name).toBe('la-portada-de-dia.png');
  expect(file.file.size).toBe(1);
});

test.each([
  ['another recipe plays', { recipe: 'page/faq' }, 'Se interrumpió'],
  ['the recipe is closed', { isGivenUp: true }, 'Se interrumpió'],
  ['a step fails', { failure: { step: 0, why: 'No' } }, 'El recorrido no salió como dice'],
])('the album saves nothing when %s', async (_what, more, why) => {
  const { done, onStep } = createAlbum(RECIPE, () => null);
  onStep({ recipe: RECIPE.id, index: 0, failure: null, ...more } as StepView, {} as RecipeRunner);
  await expect(done).rejects.toThrow(why);
});
