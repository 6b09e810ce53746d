/**
 * First and second visits on slow 4G, and the digits typed after the second visit. The second visit has the files in
 * the browser's cache. Each run measures every page once, so that noise of the machine affects all pages alike.
 */
import type { Browser, Page } from '@playwright/test';
import type { Sites } from './sites.ts';
import { type BenchRow, getMedian } from './table.ts';

const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SETTLE_MS = 600;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

declare global {
  interface Window {
    worstKey?: number;
  }
}

interface Target {
  name: string;
  url: string;
  /** Selector of the element whose paint ends a visit. */
  wanted: string;
  token?: string;
  hasFields?: boolean;
}

/** Times in ms: the paints of the first and the second visit, and the slowest digit. */
interface Figures {
  first: number;
  second: number;
  worstKey: number;
}

function watch({ wanted, token }: { wanted: string; token: string | undefined }) {
  if (token) localStorage.setItem('lmx:token', token);
  const look = () => {
    if (!document.querySelector(wanted)?.checkVisibility()) return requestAnimationFrame(look);
    // A timeout that is set in an animation frame runs after this frame is painted. The next frame may already have
    // what a page shows after its first paint.
    return setTimeout(() => console.debug(`painted ${performance.now()}`));
  };
  look();
}

/** Keeps the longest time from a key to the next paint (ms), as in INP. Event Timing reports none below 16 ms. */
function watchKeys() {
  window.worstKey = 16;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.worstKey = Math.max(window.worstKey ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function measureVisit(page: Page, url: string): Promise<number> {
  // The page reports its paint itself: `page.evaluate` would first compile Playwright's own script in the page, and
  // the visit would include that time.
  const painted = page.waitForEvent('console', (message) => message.text().startsWith('painted '));
  await page.goto(url, { waitUntil: 'commit' });
  const paintedAt = Number((await painted).text().split(' ')[1]);
  await page.waitForLoadState('networkidle');
  return paintedAt;
}

async function measureKeys(page: Page): Promise<number> {
  await page.locator('[data-game] input').first().focus();
  await page.evaluate(watchKeys);
  for (const digit of ['2', '1', '3']) {
    await page.keyboard.press(digit);
    await page.waitForTimeout(SETTLE_MS);
  }
  return page.evaluate(() => window.worstKey ?? Number.NaN);
}

async function measureOnce(browser: Browser, { url, wanted, token, hasFields }: Target): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch, { wanted, token });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return {
      first: await measureVisit(page, url),
      second: await measureVisit(page, url),
      worstKey: hasFields ? await measureKeys(page) : Number.NaN,
    };
  } finally {
    await context.close();
  }
}

export async function measureVisits(
  browser: Browser,
  { product, bare, staticUrl }: Sites,
  runs: number,
): Promise<BenchRow[]> {
  const games = { wanted: '[data-game]', hasFields: true };
  const targets: Target[] = [
    { name: 'static', url: `${staticUrl}/`, wanted: 'h1' },
    { name: 'bare', url: `${bare.url}/games`, token: bare.token, ...games },
    { name: '/games', url: `${product.url}/games`, token: product.token, ...games },
    {
      name: '/ranking',
      url: `${product.url}/ranking`,
      token: product.token,
      wanted: '[role="tabpanel"] :is(h2, ol)',
    },
  ];
  const found: { name: string; figures: Figures }[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const target of targets) {
      const figures = await measureOnce(browser, target);
      found.push({ name: target.name, figures });
      console.log(`${target.name} ${run + 1}: ${JSON.stringify(figures)}`);
    }
  const read = (name: string, key: keyof Figures) =>
    getMedian(found.filter((visit) => visit.name === name).map(({ figures }) => figures[key]));
  const getRow = (name: string, visit: 'first' | 'second', most?: number): BenchRow => ({
    what: `${name}, ${visit} visit`,
    measured: read(name, visit),
    unit: 'ms',
    static: read('static', visit),
    ...(name === '/games' && { bare: read('bare', visit) }),
    ...(most && { goal: { most, of: 'static' } }),
  });
  return [
    getRow('/games', 'first', 3.6),
    getRow('/games', 'second', 2.4),
    getRow('/ranking', 'first'),
    getRow('/ranking', 'second', 2.4),
    {
      what: 'worst key of /games',
      measured: read('/games', 'worstKey'),
      unit: 'ms',
      bare: read('bare', 'worstKey'),
      goal: { most: 2, of: 'bare' },
    },
  ];
}
