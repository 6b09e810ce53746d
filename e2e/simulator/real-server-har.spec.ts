/** A session in front of a server that isn't the mock server, and its HAR in a fresh browser. */
import { EVA, type LaravelLike, PRIVATE, startLaravelLike } from '../back-ends/laravel-like.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { loseAnswer, playWeek } from './play-week.ts';

const test = base.extend<{ api: LaravelLike }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  api: async ({}, use) => {
    const server = await startLaravelLike({ folder: 'dist-demo' });
    await use(server);
    await server.close();
  },
  origin: async ({ api }, use) => use(api.origin),
});

test('a week on a real server, exported as HAR without what is private, gives the same dialogs in a fresh browser', async ({
  page,
  browser,
  api,
}) => {
  await page.goto('/lmx/user/login#sim?server=real');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const recorded = await playWeek(page, loseAnswer, EVA);
  expect(recorded).toEqual(expect.arrayContaining(['sendPool', 'poolSent', 'trivia/question', 'signOut']));
  expect(api.countPredictions()).toBe(2);
  const har = await page.evaluate(() => JSON.stringify(window.simulator?.net.har()));
  for (const secret of [...PRIVATE, ...api.secrets()]) expect(har).not.toContain(secret);

  const context = await browser.newContext({ baseURL: api.origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto('/lmx/user/login');
  await other.evaluate((text) => window.simulator?.net.playHar(text), har);
  expect(await playWeek(other)).toEqual(recorded);
  expect(await other.evaluate(() => window.simulator?.net.playingHar())).toMatchObject({ missing: [] });
  expect(api.countPredictions()).toBe(2);
  await context.close();
});
