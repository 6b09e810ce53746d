// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { recipe } from '../../recipes/recipe.ts';
import { startSimulator } from '../../testing.tsx';
import { saveResult } from './progress.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

const BROKEN = recipe({
  id: 'flow/broken',
  title: 'Sin mundo',
  world: { at: 'cierre(99, 1)' },
  steps: [],
  ends: { shows: [] },
});

test('an error before a recipe’s first step replaces the OK of its last run in the list', async () => {
  const simulator = startSimulator({ recipes: [BROKEN] });
  saveResult(BROKEN.id, 'ok');
  await expect(simulator.recipe.run(BROKEN.id)).rejects.toThrow();
  expect(simulator.recipe.list()[0]).toMatchObject({ last: 'failed', failure: { step: 0 } });
});

test('a recipe that the user stops keeps the result of its last run in the list', async () => {
  const simulator = startSimulator({ recipes: [BROKEN] });
  saveResult(BROKEN.id, 'ok');
  const run = simulator.recipe.run(BROKEN.id);
  simulator.recipe.stop();
  await run.catch(() => {});
  expect(simulator.recipe.list()[0]?.last).toBe('ok');
});
