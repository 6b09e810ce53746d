import { expect, type Locator, type Page, test } from '@playwright/test';
import type {
  ControlAction,
  RecipeEnd,
  ScreenExpectation,
  Step,
  Target,
  TextOrReference,
} from '../../devtools/api.ts';
import { type Driver, SUMMARY } from '../../devtools/player/driver/driver.ts';
import { type Performer, performAction } from '../../devtools/player/runner/perform-action.ts';
import { DISMISSABLE } from '../../devtools/recipes/dialogs.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { BASE } from '../../mock-server/catalogue/address.ts';

const LONG_TIMEOUT = { timeout: 15_000 };

async function scope(page: Page): Promise<Locator> {
  const dialogs = page.locator('[data-modal]');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

async function find(page: Page, { role, name, nth = 0 }: Target): Promise<Locator> {
  const inside = await scope(page);
  const exact = typeof name === 'string';
  if (role === SUMMARY) return inside.locator('summary').filter({ hasText: name }).nth(nth);
  const all = role
    ? inside.getByRole(role as 'button', { name, exact, disabled: false })
    : inside
        .getByLabel(name, { exact })
        .and(page.locator('input, select, textarea'))
        .filter({ visible: true });
  return all.nth(nth);
}

/**
 * Repeats the action until it succeeds, because a dialog may open or close between finding an element and acting on
 * it.
 */
const retry = (act: () => Promise<void>) =>
  expect(act).toPass({ ...LONG_TIMEOUT, intervals: [50, 100, 200, 400] });

const BRIEF = { timeout: 2_000 };

async function see(page: Page, screen: ScreenExpectation): Promise<void> {
  if ('modal' in screen)
    await expect(page.locator(`[data-modal="${screen.modal}"]`)).toBeAttached(LONG_TIMEOUT);
  else if ('trivia' in screen)
    await expect(page.locator(`[data-modal="trivia"][data-state="${screen.trivia}"]`)).toBeAttached(
      LONG_TIMEOUT,
    );
  else if ('text' in screen)
    await retry(async () =>
      expect(await scope(page)).toContainText(screen.text, { ...BRIEF, useInnerText: true }),
    );
  else if ('target' in screen)
    await retry(async () => expect(await find(page, screen.target)).toBeAttached(BRIEF));
  else if ('field' in screen)
    await retry(async () => {
      const field = await find(page, { name: screen.field });
      await expect(field).toHaveAttribute('aria-invalid', 'true', BRIEF);
      const said = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect(said).toMatch(screen.error);
    });
  else if ('route' in screen)
    await expect
      .poll(() => decodeURI(new URL(page.url()).pathname).replace(/\/$/, ''), LONG_TIMEOUT)
      .toBe(`${BASE}${screen.route}`.replace(/\/$/, ''));
  else if ('top' in screen)
    await expect.poll(() => page.evaluate(() => window.scrollY), LONG_TIMEOUT).toBe(0);
  else if ('progress' in screen)
    await expect(page.locator(`[role="progressbar"][aria-valuenow="${screen.progress}"]`)).toBeAttached(
      LONG_TIMEOUT,
    );
  else
    await expect(page.locator(`[data-game][data-state="${screen.games}"]`)).toHaveCount(
      screen.count,
      LONG_TIMEOUT,
    );
}

function createPageDriver(page: Page): Driver {
  return {
    async go({ route }) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, `${BASE}${route}`);
    },
    async click({ target, isOptional }) {
      if (isOptional && !(await (await find(page, target)).isVisible())) return;
      await retry(async () => (await find(page, target)).click(BRIEF));
    },
    type: ({ target, text }) =>
      retry(async () => {
        const field = await find(page, target);
        // Only `keyboard.spec.ts` types letter by letter, which takes ten times longer.
        await field.fill(text, BRIEF);
        await expect(field).toHaveValue(text, BRIEF);
      }),
    choose: ({ target, option }) =>
      retry(async () => void (await (await find(page, target)).selectOption({ label: option }, BRIEF))),
    async dismiss() {
      await page.locator(DISMISSABLE).last().waitFor();
      await page.keyboard.press('Escape');
    },
    see: ({ screen }) => see(page, screen),
    async wait() {},
  };
}

/**
 * Performs an action that may reload the page, and resolves when the simulator of the resulting document is ready.
 */
export async function acrossDocuments(page: Page, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // A reload ends the document that runs the action, so `page.evaluate` rejects with one of these messages.
    if (!/context was destroyed|navigation/.test(String(error))) throw error;
  }
  await page.waitForFunction(() => window.simulator !== undefined);
  await page.evaluate(() => window.simulator?.ready);
}

export const setUpRecipe = (page: Page, id: string) =>
  acrossDocuments(page, () => page.evaluate((recipe) => window.simulator?.recipe.external.setUp(recipe), id));

export function createPageContext(page: Page) {
  return {
    driver: createPageDriver(page),
    applyControl: (action: ControlAction) =>
      acrossDocuments(page, () =>
        page.evaluate((given) => window.simulator?.recipe.external.applyControl(given), action),
      ),
    lookUp: (words: TextOrReference) =>
      typeof words === 'string'
        ? words
        : page.evaluate((given) => window.simulator?.recipe.external.lookUp(given) ?? '', words),
    checkEnd: (ends: RecipeEnd) =>
      page.evaluate((end) => window.simulator?.recipe.external.checkEnd(end) ?? [], ends),
  } satisfies Performer & { checkEnd: unknown };
}

/** Performs the steps of a recipe. The last step waits for the screens of its end. */
export async function performRecipe(
  { steps, ends }: Recipe,
  performer: Performer,
  onStepDone?: (step: Step, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, step] of steps.entries())
    await test.step(`${index + 1}. ${step.says}`, async () => {
      for (const action of step.actions) await performAction(performer, action);
      if (index === steps.length - 1) for (const screen of ends.shows) await performer.driver.see({ screen });
      await onStepDone?.(step, index);
    });
}

export const readObserved = (page: Page) =>
  page.evaluate(() => window.simulator?.recipe.external.observed() ?? []);
