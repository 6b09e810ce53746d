import type { Browser, Page } from '@playwright/test';
import { openPhone } from '../phone.ts';
import { startLongWeeks } from '../sites/world.ts';
import { getMedian } from '../stats.ts';
import type { BenchRow } from '../table.ts';

const CPU_SLOWDOWN = 4;
const COUNTS = [9, 90, 900] as const;
// The product shows at most this number of games of a week: `MAX_GAMES` of `src/api/decode.ts`.
const MAX_SHOWN = 500;

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

async function measureKeys(
  page: Page,
  press: (key: string) => Promise<{ duration: number }>,
): Promise<number> {
  const durations: number[] = [];
  await page.locator('[data-game] input').first().focus();
  for (const digit of ['2', '1', '3']) durations.push((await press(digit)).duration);
  return Math.max(...durations);
}

async function measureOnce(browser: Browser, build: Build, folder: string, count: number): Promise<Figures> {
  const world = await startLongWeeks(folder, count);
  const { page, press, slowDown, close } = await openPhone(browser, world.token);
  try {
    const session = await page.context().newCDPSession(page);
    await page.addInitScript(watchFields, build === 'product' ? Math.min(count, MAX_SHOWN) : count);
    await slowDown(CPU_SLOWDOWN);
    await page.goto(`${world.origin}/lmx/games`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN,
    );
    await page.waitForLoadState('networkidle');
    const worstKey = await measureKeys(page, press);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { paintedAt, worstKey, heap: usedSize / 2 ** 20 };
  } finally {
    await close();
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
