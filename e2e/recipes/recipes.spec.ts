/**
 * Every recipe on the built demo, with trusted gestures, one page for all of them; what it ends with is its picture in
 * the flow book.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RECIPES } from '../../devtools/recipes/index.ts';
import { checkExpectations, runSteps } from '../../devtools/runner/steps.ts';
import { keepObserved, pictureFile } from '../../scripts/flow-book/files.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { listenForNoise, type Noise, reportPolicy } from '../support/noise.ts';
import { freeze, redraw, scrollToFocus, settle, takeWhenStill } from '../support/settle.ts';
import { createPageContext, observedIn, setStage } from './page-context.ts';

const test = base.extend<object, { booth: { page: Page; noise: Noise; width: number } }>({
  booth: [
    async ({ browser, demoOrigin }, use, { project }) => {
      const { hasTouch, locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({
        baseURL: demoOrigin,
        ...(hasTouch !== undefined && { hasTouch }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(viewport !== undefined && { viewport }),
        reducedMotion: 'reduce',
      });
      await context.addInitScript(reportPolicy);
      const noise = listenForNoise(context, demoOrigin);
      const page = await context.newPage();
      await freeze(page);
      await page.goto('/lmx/#sim?panel=off');
      await page.evaluate(() => window.simulator?.ready);
      await use({ page, noise, width: viewport?.width ?? 0 });
      await context.close();
    },
    { scope: 'worker' },
  ],
  // The shared page has a listener of its own.
  noise: async ({ booth }, use) => {
    const before = booth.noise.heard().length;
    await use(booth.noise);
    expect(booth.noise.heard().slice(before), 'what the page said').toEqual([]);
  },
});

for (const recipe of RECIPES) {
  test(`${recipe.id} · ${recipe.title}`, async ({ booth: { page, width } }) => {
    await setStage(page, recipe.id);
    const context = createPageContext(page);
    const steps = await runSteps(context, recipe);
    expect(steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(await checkExpectations(context, recipe)).toEqual([]);
    const observed = await observedIn(page);
    expect(
      recipe.covers.filter((one) => !observed.includes(one)),
      'what was not seen',
    ).toEqual([]);
    keepObserved(recipe.id, String(width), observed);
    // No hover on the picture.
    await page.mouse.move(0, 0);
    await scrollToFocus(page);
    await redraw(page);
    await settle(page);
    writeFileSync(pictureFile(recipe.id, width), await takeWhenStill(page, { fullPage: false }));
  });
}
