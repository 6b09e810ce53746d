import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const EXTRA_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Viewport widths (CSS px) at which axe runs: a phone’s, and four in the nightly run. */
export const AXE_WIDTHS = process.env.NIGHTLY ? [320, 390, 768, 1280] : [390];

// Every check sends axe to the page. The full source, which AxeBuilder sends by default, takes twice as long.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** A CSS selector, or axe's `fromShadowDom` selector of an element in a shadow root. */
type Inside = Parameters<AxeBuilder['include']>[0];

/** Returns the violations as lines such as `color-contrast at …`, in the whole page or in the element `inside`. */
export async function findAxeViolations(page: Page, inside?: Inside): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource });
  if (inside) axe.include(inside);
  const { violations } = await axe
    .options({ runOnly: TAGS, rules: EXTRA_RULES, resultTypes: ['violations'] })
    // The product has no frames. Without legacy mode, axe opens a second page to merge the results of frames.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Returns the violations at each viewport width (CSS px) without a reload, as lines such as `320 px: color-contrast
 * at …`. `inside` is a CSS selector that limits the check; without it, the whole page is checked. The viewport
 * keeps the last width.
 */
export async function findAxeViolationsAt(
  page: Page,
  widths: readonly number[],
  inside?: string,
): Promise<string[]> {
  const { height } = page.viewportSize() ?? { height: 800 };
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...(await findAxeViolations(page, inside)).map((line) => `${width} px: ${line}`));
  }
  return found;
}
