import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Tijuana',
};

// The shortest duration that Event Timing reports (ms). An interaction without a reported event gets this
// duration.
const SHORTEST_MS = 16;
const SETTLE_MS = 600;

export interface Interaction {
  /**
   * From the start of the interaction's longest event to the next paint (ms), as in INP. `SHORTEST_MS` when the
   * browser reports no event.
   */
  duration: number;
  delay: number;
  /**
   * From the start of the first handler to the end of the last handler (ms). The rest of `duration` is `delay`,
   * layout, paint and other tasks.
   */
  work: number;
  /**
   * Processor time of the page's main thread from the start of the interaction until `SETTLE_MS` after it (ms),
   * so work after the paint is included. Depends little on the load of the machine.
   */
  cpu: number;
}

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

declare global {
  interface Window {
    seenEvents?: EventTiming[];
  }
}

function observeEvents() {
  window.seenEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[])
      if (entry.interactionId) window.seenEvents?.push(entry);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function findLongest(since: number): Omit<Interaction, 'cpu'> | null {
  const events = (window.seenEvents ?? []).filter(({ startTime }) => startTime >= since);
  const [longest] = events.sort((a, b) => b.duration - a.duration);
  if (!longest) return null;
  const { duration, startTime, interactionId } = longest;
  const same = events.filter(
    (event) => event.interactionId === interactionId && event.startTime >= startTime,
  );
  const first = Math.min(...same.map(({ processingStart }) => processingStart));
  const last = Math.max(...same.map(({ processingEnd }) => processingEnd));
  return { duration, delay: first - startTime, work: last - first };
}

async function readThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

export interface Phone {
  page: Page;
  measure(act: () => Promise<unknown>): Promise<Interaction>;
  tap(target: Locator): Promise<Interaction>;
  press(key: string): Promise<Interaction>;
  slowDown(factor: number): Promise<void>;
  close(): Promise<void>;
}

export async function openPhone(browser: Browser, token?: string): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeEvents);
  if (token) await page.addInitScript((kept) => localStorage.setItem('lmx:token', kept), token);

  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function measure(act: () => Promise<unknown>): Promise<Interaction> {
    const since = await page.evaluate(() => performance.now());
    const cpuBefore = await readThreadTime(session);
    await act();
    await page.waitForTimeout(SETTLE_MS);
    const cpu = (await readThreadTime(session)) - cpuBefore;
    const longest = await page.evaluate(findLongest, since);
    return { ...(longest ?? { duration: SHORTEST_MS, delay: 0, work: 0 }), cpu };
  }

  return {
    page,
    measure,
    async tap(target) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is not on screen`);
      return measure(() => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
    },
    press: (key) => measure(() => page.keyboard.press(key)),
    slowDown: async (factor) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
    },
    close: () => context.close(),
  };
}
