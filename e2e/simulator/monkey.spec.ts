/**
 * Plays a few seeds of the random actions of `e2e/monkey` on the built demo, with a real browser's pointer,
 * keyboard, focus and history. The page's time is real, so a seed is not replayed to the millisecond.
 */
import type { ElementHandle, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { createMonkey } from '../monkey/in-page.ts';
import { acrossDocuments } from '../recipes/page-context.ts';
import { expect, test } from '../support/fixtures.ts';

const SEEDS = [1, 2, 3];
const ACTIONS = 60;
const BRIEF = { timeout: 500 };
const SETTLED = { timeout: 3_000, intervals: [0, 50, 100, 200] };

type Choice = ReturnType<ReturnType<typeof createMonkey>['choose']>;

async function bundleMonkey(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/monkey/in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function getTargets(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(() => window.monkey?.getTargets() ?? []);
  return [...(await list.getProperties()).values()] as ElementHandle<HTMLElement>[];
}

async function write(page: Page, texts: readonly string[]) {
  const targets = await getTargets(page);
  for (const [place, text] of texts.entries()) {
    const field = targets[place];
    const isList = await field?.evaluate((element) => element.tagName === 'SELECT');
    if (isList) await field?.selectOption(text, BRIEF);
    else await field?.fill(text, BRIEF);
  }
  await targets[texts.length]?.click(BRIEF);
}

const goBackOrForward = (to: 'back' | 'forward') => {
  const { canGoBack, canGoForward } = (window as unknown as { navigation: Record<string, boolean> })
    .navigation;
  if (to === 'back' ? canGoBack : canGoForward) history[to]();
};

const goTo = (route: string) => {
  history.pushState(null, '', `/lmx/${route}`);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

async function perform(page: Page, choice: Choice) {
  switch (choice.do) {
    case 'press':
      return (await getTargets(page))[0]?.click({ ...BRIEF, clickCount: choice.times });
    case 'write':
      return write(page, choice.texts);
    case 'key':
      return page.keyboard.press(choice.key === ' ' ? 'Space' : choice.key);
    case 'go':
      if (typeof choice.to === 'string') return page.evaluate(goBackOrForward, choice.to);
      return page.evaluate(goTo, choice.to.route);
    case 'return':
      return page.evaluate(() => dispatchEvent(new Event('focus')));
  }
}

const isGone = (error: unknown) =>
  /context was destroyed|navigation|Timeout|not attached|disabled/.test(String(error));

for (const seed of SEEDS)
  test(`none of ${ACTIONS} random actions of seed ${seed} breaks an invariant of the page, the calls or the database`, {
    tag: '@nightly',
  }, async ({ page, noise }) => {
    noise.allow(/could not be decoded because it is a malformed URL segment/);
    const story: string[] = [];
    const expectNone = () =>
      expect
        .poll(() => page.evaluate(() => window.monkey?.check() ?? null).catch(String), {
          ...SETTLED,
          message: `seed ${seed}:\n${story.join('\n')}`,
        })
        .toBeNull();
    let performed = 0;
    await page.addInitScript(await bundleMonkey());
    await page.goto('/lmx/games#sim?panel=off');
    await acrossDocuments(page, () => page.evaluate(() => window.simulator?.world.as('ana')));
    for (let turn = 0; turn < ACTIONS; turn += 1) {
      let choice: Choice | undefined;
      await page.waitForFunction(() => window.monkey !== undefined);
      await acrossDocuments(page, async () => {
        choice = await page.evaluate((number) => window.monkey?.choose(number), seed * 1_000 + turn);
      });
      story.push(`${turn + 1}. ${choice?.story ?? 'a command that reloads the page'}`);
      await acrossDocuments(page, async () => {
        try {
          if (choice) await perform(page, choice);
          performed += choice ? 1 : 0;
        } catch (error) {
          if (!isGone(error)) throw error;
        }
      });
      await expectNone();
    }
    // With fewer performed actions the seed would have tested too little.
    expect(performed).toBeGreaterThan(ACTIONS / 2);
  });
