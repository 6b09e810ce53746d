// @vitest-environment jsdom

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROUTES } from '../../devtools/coverage/routes.ts';
import { listHappenings } from '../../devtools/describe/happenings.ts';
import { TECHNICAL_WORDS } from '../../devtools/describe/technical-words.ts';
import { RECIPES } from '../../devtools/recipes/index.ts';
import { findRoute } from '../../src/app/routes.tsx';
import { openRecipePage } from './recipe-page.tsx';

// Chromium plays every recipe. These together have every kind of action, control and world of the recipes.
// `RECIPES`, ids separated by spaces, plays others instead, as `scripts/test-statements.ts` does.
const PLAYED = new Set([
  'flow/first-boleto',
  'flow/session-elsewhere',
  'message/laravel-unknown-email',
  'modal/accountVerified',
  'modal/questionAnsweredByUser',
  'page/loading',
  'page/offline-strip',
]);
const asked = process.env.RECIPES?.split(' ');
const recipes = RECIPES.filter(({ id }) => asked?.includes(id) ?? PLAYED.has(id));

vi.setConfig({ testTimeout: 120_000 });
let recipePage: ReturnType<typeof openRecipePage>;
beforeAll(async () => {
  // Vitest transforms a page's modules at their first import, which on a busy machine takes longer than a step waits.
  await Promise.all(ROUTES.map((route) => findRoute(route).preload()));
  recipePage = openRecipePage(recipes);
}, 120_000);
afterAll(() => recipePage.close());

test.each(recipes.map(({ id, title }) => [id, title]))(
  'the recipe %s · %s runs in jsdom without problems, and its facts have no technical word',
  async (id) => {
    const result = await recipePage.simulator.recipe.run(id);
    const said = result.problems.map((problem) => `step ${result.steps.length} of the recipe: ${problem}`);
    expect(said, said.join('\n')).toEqual([]);
    const words = listHappenings(recipePage.simulator, []).map((happening) => happening.words);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => TECHNICAL_WORDS.test(text))).toEqual([]);
  },
);
