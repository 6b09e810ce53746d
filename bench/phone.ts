/** A page on a simulated phone, and the time from each tap or key press to the next paint. */
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

/** The screen of Lighthouse's phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Tijuana',
};

/** Event Timing reports nothing shorter (ms), and rounds to 8 ms. */
const SHORTEST_MS = 16;
/** Time after which everything that an interaction has started is over (ms). */
const SETTLE_MS = 600;

/** Times in ms. */
export interface Interaction {
  /** From the longest event of the interaction to the next paint: what INP counts. */
  duration: number;
  /** From the input event to the first handler. */
  delay: number;
  /** From the first handler to the end of the last. The rest of the duration is layout, paint and other tasks. */
  work: number;
  /**
   * The processor’s time of the page’s main thread until the interaction is settled, also after the paint. A busy
   * machine changes it little.
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

/** Records every interaction of the page. Runs in the page. */
function observeEvents() {
  window.seenEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[])
      if (entry.interactionId) window.seenEvents?.push(entry);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: the longest interaction since an instant. */
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

/** The processor’s time of the page’s main thread so far (ms). */
async function readThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

export interface Phone {
  page: Page;
  /** Does something with one or more interactions and gives the longest. */
  measure(act: () => Promise<unknown>): Promise<Interaction>;
  /** Measures a tap in the middle of an element, after it has been scrolled into view. */
  tap(target: Locator): Promise<Interaction>;
  press(key: string): Promise<Interaction>;
  /** Slows the processor down by this factor from now on. */
  slowDown(factor: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a page in a new profile, with a token in its storage when one is given. */
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
