/** Every recipe in jsdom, at once: the same files that the panel plays and the flow book shows. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RECIPES } from '../../devtools/recipes/book.ts';
import { keepObserved } from '../../scripts/flow-book/files.ts';
import { openStage } from './stage.tsx';

vi.setConfig({ testTimeout: 60_000 });

let stage: ReturnType<typeof openStage>;
beforeAll(() => {
  stage = openStage();
});
afterAll(() => stage.close());

describe('a recipe comes out as it says', () => {
  test.each(RECIPES.map(({ id, title }) => [id, title]))('%s · %s', async (id) => {
    const result = await stage.simulator.recipe?.run(id);
    expect(result?.problems).toEqual([]);
    keepObserved(id, 'jsdom', result?.observed ?? []);
  });
});
