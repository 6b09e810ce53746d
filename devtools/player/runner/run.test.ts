// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '../../api.ts';
import { startListPlayer } from '../testing/list-app.ts';
import { saveResult } from './progress.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

const BROKEN: Recipe = {
  id: 'flow/broken',
  title: 'Sin mundo',
  tags: ['flujos'],
  world: { at: 'nunca', route: '/lista' },
  steps: [],
  ends: { shows: [] },
};

test('an error before a recipe’s first step replaces the OK of its last run in the list', async () => {
  const { recipe } = startListPlayer([BROKEN]);
  saveResult(BROKEN.id, 'ok');
  await expect(recipe.run(BROKEN.id)).rejects.toThrow();
  expect(recipe.list()[0]).toMatchObject({ last: 'failed', failure: { step: 0 } });
});

test('a recipe that the user stops keeps the result of its last run in the list', async () => {
  const { recipe } = startListPlayer([BROKEN]);
  saveResult(BROKEN.id, 'ok');
  const run = recipe.run(BROKEN.id);
  recipe.stop();
  await run.catch(() => {});
  expect(recipe.list()[0]?.last).toBe('ok');
});
