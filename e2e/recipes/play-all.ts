import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROUTES } from '../../devtools/coverage/catalogue.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { saveObserved } from '../../scripts/flow-book/files.ts';
import { findRoute } from '../../src/app/routes.tsx';
import { openRecipePage } from './recipe-page.tsx';

export function playAll(recipes: readonly Recipe[]): void {
  vi.setConfig({ testTimeout: 120_000 });
  let recipePage: ReturnType<typeof openRecipePage>;
  beforeAll(async () => {
    // Vitest transforms a page's modules at their first import, which on a busy machine takes longer than a step
    // waits.
    await Promise.all(ROUTES.map((route) => findRoute(route).preload()));
    recipePage = openRecipePage(recipes);
  }, 120_000);
  afterAll(() => recipePage.close());

  describe('a recipe meets its expectations in jsdom', () => {
    test.each(recipes.map(({ id, title }) => [id, title]))(
      'the recipe %s · %s runs in jsdom without problems',
      async (id) => {
        const result = await recipePage.simulator.recipe?.run(id);
        expect(result?.problems).toEqual([]);
        saveObserved(id, 'jsdom', result?.observed ?? []);
      },
    );
  });
}
