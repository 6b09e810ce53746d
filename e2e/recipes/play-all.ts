/** Plays recipes in jsdom, at once: the same files that the panel plays and the flow book shows. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { keepObserved } from '../../scripts/flow-book/files.ts';
import { openStage } from './stage.tsx';

/** A test for each of them, all on one stage. */
export function playAll(recipes: readonly Recipe[]): void {
  vi.setConfig({ testTimeout: 120_000 });
  let stage: ReturnType<typeof openStage>;
  beforeAll(() => {
    stage = openStage(recipes);
  });
  afterAll(() => stage.close());

  describe('a recipe comes out as it says', () => {
    test.each(recipes.map(({ id, title }) => [id, title]))('%s · %s', async (id) => {
      const result = await stage.simulator.recipe?.run(id);
      expect(result?.problems).toEqual([]);
      keepObserved(id, 'jsdom', result?.observed ?? []);
    });
  });
}
