/**
 * First and second visits on slow 4G, and the digits typed after the second visit. The second visit has the files in
 * the browser's cache. Each run measures every page once, so that noise of the machine affects all pages alike.
 */
import type { Browser, Page } from '@playwright/test';
import type { Sites } from './sites/sites.ts';
import { type BenchWorld, startWorld } from './sites/world.ts';
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

/** Times in ms. `visits` are the paints of the first and the second visit. */
interface Figures {
  visits: readonly [number, number];
  worstKey: number;
}

function watch({ wanted, token }: { wanted: string; token: string | undefined }) {
  if (token) localStorage.setItem('lmx:token', token);
  const look = () => {
    if (!document.querySelector(wanted)?.checkVisibility()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
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
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN,
  );
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
    const visits = [await measureVisit(page, url), await measureVisit(page, url)] as const;
    return { visits, worstKey: hasFields ? await measureKeys(page) : Number.NaN };
  } finally {
    await context.close();
  }
}

async function measureTargets(browser: Browser, targets: readonly Target[], runs: number) {
  const all = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const target of targets) {
      const figures = await measureOnce(browser, target);
      all.get(target.name)?.push(figures);
      console.log(`${target.name} ${run + 1}: ${JSON.stringify(figures)}`);
    }
  return all;
}

function createRows(all: ReadonlyMap<string, Figures[]>): BenchRow[] {
  const read = (name: string, choose: (figures: Figures) => number) =>
    getMedian((all.get(name) ?? []).map(choose));
  const getRow = (path: string, visit: 0 | 1, most?: number): BenchRow => ({
    what: `${path}, ${visit === 0 ? 'first' : 'second'} visit`,
    measured: read(path, ({ visits }) => visits[visit]),
    unit: 'ms',
    static: read('static', ({ visits }) => visits[visit]),
    ...(path === '/games' && { bare: read('bare', ({ visits }) => visits[visit]) }),
    ...(most && { goal: { most, of: 'static' } }),
  });
  return [
    getRow('/games', 0, 3.6),
    getRow('/games', 1, 2.4),
    getRow('/ranking', 0),
    getRow('/ranking', 1, 2.4),
    {
      what: 'worst key of /games',
      measured: read('/games', ({ worstKey }) => worstKey),
      unit: 'ms',
      bare: read('bare', ({ worstKey }) => worstKey),
      goal: { most: 2, of: 'bare' },
    },
  ];
}

export async function measureVisits(
  browser: Browser,
  sites: Sites,
  folder: string,
  runs: number,
): Promise<BenchRow[]> {
  const worlds: BenchWorld[] = [];
  const open = async (build: string) => {
    const world = await startWorld(build);
    worlds.push(world);
    return world;
  };
  try {
    const product = await open(folder);
    const bare = await open(await sites.getFolder('bare'));
    const createTarget = (name: string, { origin, token }: BenchWorld, path: string, wanted: string) => ({
      name,
      url: `${origin}/lmx${path}`,
      wanted,
      token,
      hasFields: path === '/games',
    });
    const targets: Target[] = [
      { name: 'static', url: await sites.getUrl('static'), wanted: 'h1' },
      createTarget('bare', bare, '/games', '[data-game]'),
      createTarget('/games', product, '/games', '[data-game]'),
      createTarget('/ranking', product, '/ranking', '[role="tabpanel"] :is(h2, ol)'),
    ];
    return createRows(await measureTargets(browser, targets, runs));
  } finally {
    for (const world of worlds) await world.close();
  }
}
