/**
 * Measures the cost of starting the app after the first paint: the time during which Inicio shows buttons
 * that don't work yet, compared with a variant of Inicio that has the app's script in the head.
 */
import type { Browser } from '@playwright/test';
import { SLOW_4G, setNetwork } from '../cold-visit.ts';
import { openPhone } from '../phone.ts';
import type { Sites } from '../sites/sites.ts';
import { getMedian } from '../stats.ts';
import type { BenchRow } from '../table.ts';

const CPU_SLOWDOWN = 4;

interface Start {
  paintedAt: number;
  worksAt: number;
}

// Runs in the page. Clicks the menu button until the menu opens, then sets the mark `works`. Unlike a click by
// a person, a click by script does not start the app earlier.
function pressUntilItWorks() {
  const isOpen = () => document.querySelector('header [aria-expanded="true"]') !== null;
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-expanded]');
    if (!isOpen()) button?.click();
    if (!isOpen()) return;
    clearInterval(timer);
    performance.mark('works');
  }, 20);
}

async function measureStart(browser: Browser, url: string): Promise<Start> {
  const { page, slowDown, close } = await openPhone(browser);
  try {
    const session = await page.context().newCDPSession(page);
    await page.addInitScript(pressUntilItWorks);
    await setNetwork(session, SLOW_4G);
    await slowDown(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('works').length > 0);
    return await page.evaluate(() => {
      const find = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return { paintedAt: find('first-paint'), worksAt: find('works') };
    });
  } finally {
    await close();
  }
}

export async function measureButton(browser: Browser, sites: Sites, runs: number): Promise<BenchRow[]> {
  const found = { product: [] as Start[], head: [] as Start[] };
  for (let run = 0; run < runs; run += 1)
    for (const name of ['product', 'head'] as const)
      found[name].push(await measureStart(browser, await sites.getUrl(name)));
  const read = (name: keyof typeof found, get: (start: Start) => number) => getMedian(found[name].map(get));
  const getPaint = ({ paintedAt }: Start) => paintedAt;
  const getWait = ({ paintedAt, worksAt }: Start) => worksAt - paintedAt;
  const getWorks = ({ worksAt }: Start) => worksAt;
  return [
    { what: 'first paint of Inicio', measured: read('product', getPaint), unit: 'ms' },
    { what: 'first paint of Inicio, script in the head', measured: read('head', getPaint), unit: 'ms' },
    { what: 'first paint to a working button', measured: read('product', getWait), unit: 'ms' },
    {
      what: 'first paint to a working button, script in the head',
      measured: read('head', getWait),
      unit: 'ms',
    },
    {
      what: 'first paint to a working button ÷ the same, script in the head',
      measured: read('product', getWait) / read('head', getWait),
      unit: '×',
      goal: { most: 1.3 },
    },
    {
      what: 'start to a working button ÷ the same, script in the head',
      measured: read('product', getWorks) / read('head', getWorks),
      unit: '×',
    },
  ];
}
