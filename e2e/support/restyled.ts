import type { Browser, Page } from '@playwright/test';

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
export async function countRestyledBy(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  // Waits, so that the trace contains the paint after the input.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return countRestyled(trace.traceEvents);
}
