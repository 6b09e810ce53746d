import type { Browser, Page } from '@playwright/test';
import { startLongWeeks } from './sites/world.ts';
import { type BenchRow, getMedian } from './table.ts';

const CPU_SLOWDOWN = 4;
const COUNTS = [9, 90, 900] as const;
// The product shows at most this number of games of a week: `MAX_GAMES` of `src/api/decode.ts`.
const MAX_SHOWN = 500;

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

type Build = 'product' | 'bare';

/** Times in ms, memory in MiB. */
interface Figures {
  paintedAt: number;
  worstKey: number;
  heap: number;
}

function watchFields(count: number) {
  const look = () => {
    if (document.querySelectorAll('[data-game]').length < count) return requestAnimationFrame(look);
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

async function measureKeys(page: Page): Promise<number> {
  await page.locator('[data-game] input').first().focus();
  await page.evaluate(watchKeys);
  for (const digit of ['2', '1', '3']) {
    await page.keyboard.press(digit);
    await page.waitForTimeout(SETTLE_MS);
  }
  return page.evaluate(() => window.worstKey ?? Number.NaN);
}

async function measureOnce(browser: Browser, build: Build, folder: string, count: number): Promise<Figures> {
  const world = await startLongWeeks(folder, count);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript((token) => localStorage.setItem('lmx:token', token), world.token);
    await page.addInitScript(watchFields, build === 'product' ? Math.min(count, MAX_SHOWN) : count);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${world.origin}/lmx/games`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN,
    );
    await page.waitForLoadState('networkidle');
    const worstKey = await measureKeys(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { paintedAt, worstKey, heap: usedSize / 2 ** 20 };
  } finally {
    await context.close();
    await world.close();
  }
}

function summarise(runs: readonly Figures[]): Figures {
  return {
    paintedAt: getMedian(runs.map(({ paintedAt }) => paintedAt)),
    worstKey: Math.min(...runs.map(({ worstKey }) => worstKey)),
    heap: getMedian(runs.map(({ heap }) => heap)),
  };
}

export async function measureGrowth(
  browser: Browser,
  folders: Record<Build, string>,
  runs: number,
): Promise<BenchRow[]> {
  const all = new Map<string, Figures[]>();
  for (let run = 0; run < runs; run += 1)
    for (const build of ['product', 'bare'] as const)
      for (const count of COUNTS) {
        const key = `${build} ${count}`;
        const one = await measureOnce(browser, build, folders[build], count);
        all.set(key, [...(all.get(key) ?? []), one]);
        console.log(`${key}: ${JSON.stringify(one)}`);
      }
  const read = (build: Build, count: number) => summarise(all.get(`${build} ${count}`) ?? []);
  const [few, , many] = COUNTS;
  const growPaint = (build: Build) => read(build, many).paintedAt / read(build, few).paintedAt;
  const growHeap = (build: Build) => read(build, many).heap - read(build, few).heap;
  const step = `${few} → ${many} games (the product shows ${MAX_SHOWN})`;
  return [
    ...COUNTS.map((count): BenchRow => {
      const [measured, bare] = [read('product', count).paintedAt, read('bare', count).paintedAt];
      return { what: `time to paint, ${count} games`, measured, unit: 'ms', bare };
    }),
    {
      what: `growth of the time to paint, ${step}`,
      measured: growPaint('product'),
      unit: '×',
      bare: growPaint('bare'),
      goal: { most: 1.5 },
    },
    {
      what: `growth of the heap, ${step}`,
      measured: growHeap('product'),
      unit: 'MiB',
      bare: growHeap('bare'),
      goal: { most: 4 },
    },
    ...COUNTS.map((count): BenchRow => {
      const [measured, bare] = [read('product', count).worstKey, read('bare', count).worstKey];
      return { what: `worst key, ${count} games`, measured, unit: 'ms', bare, goal: { most: 80 } };
    }),
    {
      what: `worst key ÷ that of the bare stack, ${few} games`,
      measured: read('product', few).worstKey / read('bare', few).worstKey,
      unit: '×',
      goal: { most: 1 },
    },
  ];
}
