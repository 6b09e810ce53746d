import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { games, openAs } from './support/player.ts';

/** An event of a Chromium trace. `ts` and `dur` are in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { elementCount?: number; data?: { type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

function countRestyled(events: readonly TraceEvent[]): number {
  const handlers = events.filter(
    ({ name, args }) => name === 'EventDispatch' && /^(?:click|keydown)$/.test(args.data?.type ?? ''),
  );
  const [longest] = handlers.sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  if (!longest) throw new Error('No click and no key press in the trace');
  const { pid, tid, ts: start } = longest;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= start);
  const end = start + (longest.dur ?? 0);
  const paint = Math.min(...own.filter(({ name, ts }) => name === 'Commit' && ts >= end).map(({ ts }) => ts));
  return own
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts < paint)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/**
 * Acts on the page and returns the number of elements that were restyled before the next paint. The number is
 * the same on every machine.
 */
async function countRestyledBy(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  // Waits, so that the trace contains the paint after the input.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return countRestyled(trace.traceEvents);
}

test.use({ viewport: { width: 412, height: 823 } });

test('opening the menu restyles fewer than 120 elements of Partidos before the next paint, and closing fewer than 60', {
  tag: '@nightly',
}, async ({ browser, page }) => {
  const count = (act: () => Promise<void>) => countRestyledBy(browser, page, act);
  await openAs(page);
  await expect(games(page, 'open').first()).toBeVisible();
  expect(await page.locator('#root *').count()).toBeGreaterThan(500);

  // Opening the menu also restyles the menu with its links, so the limit of opening is higher than the limit of
  // closing.
  const menu = page.getByRole('button', { name: 'Menú' });
  expect(await count(() => menu.click())).toBeLessThan(120);
  expect(await count(() => page.keyboard.press('Escape'))).toBeLessThan(60);
});
