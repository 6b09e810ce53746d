import type { Page } from '@playwright/test';

/**
 * Counts how much moves on the screen of each document that the page opens from now on. Returns a function that reads
 * the sum for the open document, as Chromium reports it: 1 is the whole screen moved by its own height.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
    );
}
