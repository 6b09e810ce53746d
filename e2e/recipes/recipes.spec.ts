import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ScreenExpectation, Step } from '../../devtools/api.ts';
import { describeFact } from '../../devtools/describe/facts.ts';
import { TECHNICAL_WORDS } from '../../devtools/describe/technical-words.ts';
import { getScreenAtEnd, getShownStatements } from '../../devtools/player/recipe-parts.ts';
import COVERS from '../../devtools/recipes/covers.json' with { type: 'json' };
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import {
  BOOK_WIDTHS,
  preparePictureFile,
  prepareStepPictureFile,
  saveObserved,
} from '../../scripts/flow-book/files.ts';
import { END_STEP } from '../../scripts/spec/results.ts';
import { AXE_WIDTHS, findAxeViolationsAt } from '../support/axe.ts';
import { findLargeTextFaults, findSmallTargets } from '../support/display.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { listenForNoise, type Noise, reportPolicy } from '../support/noise.ts';
import { freeze, redraw, scrollToFocus, settle, takeWhenStill } from '../support/settle.ts';
import { createPageContext, performRecipe, readObserved, setUpRecipe } from './page-context.ts';

const test = base.extend<object, { shared: { page: Page; noise: Noise; width: number } }>({
  shared: [
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
      // Some recipes let the server answer with a web page.
      noise.allow(/ can't be read: expected JSON but received text/);
      const page = await context.newPage();
      await freeze(page);
      await page.goto('/lmx/#sim?panel=off');
      await page.evaluate(() => window.simulator?.ready);
      await use({ page, noise, width: viewport?.width ?? 0 });
      await context.close();
    },
    { scope: 'worker' },
  ],
  // All recipes share one page. Each test checks what this page has written to the console since the test
  // began.
  noise: async ({ shared }, use) => {
    const before = shared.noise.heard().length;
    await use(shared.noise);
    expect(shared.noise.heard().slice(before), 'what the page said').toEqual([]);
  },
});

// Only `npm run flowbook` takes pictures, because they double the duration of these tests.
const HAS_PICTURES = Boolean(process.env.FLOWBOOK);

async function scrollToPoint(page: Page, point: ScreenExpectation | undefined) {
  await scrollToFocus(page);
  if (point) await page.evaluate((given) => window.simulator?.recipe.external.reveal(given), point);
}

const getPoint = ({ actions }: Step) =>
  actions.flatMap((action) => ('do' in action && action.do === 'see' ? [action.screen] : [])).at(-1);

/** A flow that the page plays shows none either. */
const NO_FOCUS_RINGS = ':focus-visible, :focus-visible ~ * { outline: none !important }';

async function takeStep(page: Page, { id, ends, steps }: Recipe, step: Step, index: number) {
  await settle(page);
  const atEnd = getScreenAtEnd(step) ?? ends.shows[0];
  await scrollToPoint(page, index === steps.length - 1 ? atEnd : getPoint(step));
  const looks = { type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' } as const;
  await page.screenshot({ ...looks, style: NO_FOCUS_RINGS, path: prepareStepPictureFile(id, index) });
}

async function takeEnd(page: Page, { id, ends }: Recipe, width: number) {
  // The mouse leaves the last pressed element, so that the picture shows no hover style.
  await page.mouse.move(0, 0);
  await scrollToPoint(page, ends.shows[0]);
  await redraw(page);
  await settle(page);
  writeFileSync(
    preparePictureFile(id, width),
    await takeWhenStill(page, { fullPage: false, style: NO_FOCUS_RINGS }),
  );
}

/**
 * Replaces the page behind a dialog by a white area, so that axe and the layouts with large text take half the time.
 * Without an area, axe would not compute the contrast of the dialog.
 */
function emptyPage() {
  const area = document.createElement('div');
  area.style.cssText = 'height: 2000px; background: #fff';
  document.getElementById('root')?.replaceChildren(area);
}

const getAxeWidths = (width: number) => AXE_WIDTHS.filter((candidate) => candidate <= width).slice(-2);

/** The mark of the statements that the recipe shows, as the title of another test has it. */
const getMark = (recipe: Recipe) => {
  const ids = getShownStatements(recipe).map(({ id }) => id);
  return ids.length > 0 ? ` [${ids.join(', ')}]` : '';
};

for (const recipe of RECIPES) {
  test(`the recipe ${recipe.id} · ${recipe.title} ends as it says, fits with large text, and axe finds nothing${getMark(recipe)}`, async ({
    shared: { page, width },
  }) => {
    await setUpRecipe(page, recipe.id);
    const context = createPageContext(page);
    const isPictured = HAS_PICTURES && width === BOOK_WIDTHS[0];
    await performRecipe(
      recipe,
      context,
      isPictured ? (step, index) => takeStep(page, recipe, step, index) : undefined,
    );
    await test.step(END_STEP, async () => expect(await context.checkEnd(recipe.ends)).toEqual([]));
    const observed = await readObserved(page);
    const covers = (COVERS as Record<string, string[]>)[recipe.id] ?? [];
    if (process.env.UPDATE_COVERS) saveObserved(recipe.id, observed);
    else
      expect(
        covers.filter((name) => !observed.includes(name)),
        'not shown any more; if that is right, run “npm run recipe -- --covers”',
      ).toEqual([]);
    const facts = await page.evaluate(() => window.simulator?.world.facts() ?? []);
    const technical = facts.map(describeFact).filter((words) => TECHNICAL_WORDS.test(words));
    expect(technical, 'technical words in “Detrás de cámara”').toEqual([]);
    if (HAS_PICTURES) await takeEnd(page, recipe, width);
    const isDialog = /^(?:modal|trivia)\//.test(recipe.id);
    if (!isDialog && !/^moment\/(?:live|season-over|story)$/.test(recipe.id)) return;
    await page.evaluate(() => window.simulator?.net.idle());
    if (width === BOOK_WIDTHS[0])
      expect(await page.evaluate(findSmallTargets), 'targets below 44 px').toEqual([]);
    const viewport = page.viewportSize();
    if (isDialog) await page.evaluate(emptyPage);
    const inside = isDialog ? '[data-modal]' : 'main';
    const violations = await findAxeViolationsAt(page, getAxeWidths(width), inside);
    const largeTextFaults = isDialog && width === BOOK_WIDTHS[0] ? await findLargeTextFaults(page) : [];
    if (viewport) await page.setViewportSize(viewport);
    expect(largeTextFaults, 'what large text breaks in the dialog').toEqual([]);
    expect(violations, 'what axe finds on the dialog or the page').toEqual([]);
  });
}
