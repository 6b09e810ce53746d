/** Plays recipes in jsdom, at once: the same files that the panel plays and the flow book shows. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROUTES } from '../../devtools/coverage/catalogue.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { keepObserved } from '../../scripts/flow-book/files.ts';
import { findRouteByPathname } from '../../src/app/prefetch.ts';
import { openStage } from './stage.tsx';

/** A test for each of them, all on one stage. */
export function playAll(recipes: readonly Recipe[]): void {
  vi.setConfig({ testTimeout: 120_000 });
  let stage: ReturnType<typeof openStage>;
  beforeAll(async () => {
    // Vitest transforms a page when it is first asked for, which on a busy machine takes longer than a person waits.
    await Promise.all(ROUTES.map((route) => findRouteByPathname(`/lmx${route}`).preload()));
    stage = openStage(recipes);
  }, 120_000);
  afterAll(() => stage.close());

  describe('a recipe comes out as it says', () => {
    test.each(recipes.map(({ id, title }) => [id, title]))('%s · %s', async (id) => {
      const result = await stage.simulator.recipe?.run(id);
      expect(result?.problems).toEqual([]);
      keepObserved(id, 'jsdom', result?.observed ?? []);
    });
  });
}
