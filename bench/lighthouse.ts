/**
 * Each measurement uses a new browser profile. Each run measures every page once, so that noise of the machine
 * affects all pages alike.
 */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import type { Sites } from './sites/sites.ts';
import type { BenchWorld } from './sites/world.ts';
import { type BenchRow, getMedian } from './table.ts';

type Method = 'simulate' | 'devtools';

/** Times in ms, scores from 0 to 100. `cls` has no unit. */
interface Figures {
  lcp: number;
  tbt: number;
  cls: number;
  scores: Record<string, number>;
}

interface Target {
  name: string;
  url: string;
  token?: string;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function keepToken(port: number, url: string, token: string) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage());
  await page.goto(new URL('/lmx/version.json', url).href);
  await page.evaluate((kept) => localStorage.setItem('lmx:token', kept), token);
  await page.close();
  await browser.close();
}

function readFigures({ audits, categories, runtimeError }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]),
    ),
  };
}

async function runLighthouse({ url, token }: Target, method: Method): Promise<Figures> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless', ...BROWSER_ARGS],
    logLevel: 'silent',
  });
  try {
    if (token) await keepToken(chrome.port, url, token);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: method,
      onlyCategories: method === 'simulate' ? CATEGORIES : ['performance'],
      disableStorageReset: token !== undefined,
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return readFigures(result.lhr);
  } finally {
    chrome.kill();
  }
}

type Runs = Record<Method, Figures[]>;

async function runAll(targets: readonly Target[], runs: number): Promise<Map<string, Runs>> {
  const found = new Map<string, Runs>(targets.map(({ name }) => [name, { simulate: [], devtools: [] }]));
  for (const method of ['simulate', 'devtools'] as const)
    for (let run = 0; run < runs; run += 1)
      for (const target of targets) {
        const figures = await runLighthouse(target, method);
        found.get(target.name)?.[method].push(figures);
        console.log(`Lighthouse ${method} ${run + 1}: ${target.name}, LCP ${figures.lcp.toFixed(0)} ms`);
      }
  return found;
}

const TITLES: Record<Method, string> = { simulate: 'simulated throttling', devtools: 'devtools throttling' };

function getPaintRows(found: ReadonlyMap<string, Runs>, method: Method): BenchRow[] {
  const read = (name: string, key: 'lcp' | 'tbt') =>
    getMedian((found.get(name)?.[method] ?? []).map((figures) => figures[key]));
  const how = TITLES[method];
  const paint = read('Inicio', 'lcp');
  return [
    {
      what: `LCP of Inicio, ${how}`,
      measured: paint,
      unit: 'ms',
      static: read('static', 'lcp'),
      bare: read('bare', 'lcp'),
      goal: { most: 1.5, of: 'static' },
    },
    {
      what: `LCP of Inicio ÷ the same page without scripts, ${how}`,
      measured: paint / read('plain', 'lcp'),
      unit: '×',
      goal: { most: 1.05 },
    },
    {
      what: `LCP of the bare stack, ${how}`,
      measured: read('bare', 'lcp'),
      unit: 'ms',
      static: read('static', 'lcp'),
    },
    {
      what: `TBT of Inicio, ${how}`,
      measured: read('Inicio', 'tbt'),
      unit: 'ms',
      ...(method === 'devtools' && { goal: { most: 50 } }),
    },
    ...['/games', '/ranking'].map(
      (name): BenchRow => ({
        what: `LCP of a player’s ${name}, ${how}`,
        measured: read(name, 'lcp'),
        unit: 'ms',
        static: read('static', 'lcp'),
        bare: read('bare', 'lcp'),
      }),
    ),
  ];
}

const PUBLIC_GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const PLAYER_GOALS = { performance: 97, accessibility: 100, 'best-practices': 100 };

function getScoreRows(
  found: ReadonlyMap<string, Runs>,
  name: string,
  goals: Record<string, number>,
): BenchRow[] {
  return Object.entries(goals).map(([category, least]) => ({
    what: `${name}: ${category}`,
    measured: getMedian(
      (found.get(name)?.simulate ?? []).map(({ scores }) => scores[category] ?? Number.NaN),
    ),
    goal: { least },
  }));
}

function getShiftRow(found: ReadonlyMap<string, Runs>, name: string): BenchRow {
  const runs = [...(found.get(name)?.simulate ?? []), ...(found.get(name)?.devtools ?? [])];
  return {
    what: `${name}: layout shift (CLS)`,
    measured: Math.max(...runs.map(({ cls }) => cls)),
    goal: { most: 0.01 },
  };
}

export async function measureLighthouse(sites: Sites, world: BenchWorld, runs: number): Promise<BenchRow[]> {
  const { origin, token } = world;
  const found = await runAll(
    [
      { name: 'Inicio', url: await sites.getUrl('product') },
      { name: 'plain', url: await sites.getUrl('plain') },
      { name: 'static', url: await sites.getUrl('static') },
      { name: 'bare', url: await sites.getUrl('bare') },
      { name: '/games', url: `${origin}/lmx/games`, token },
      { name: '/ranking', url: `${origin}/lmx/ranking`, token },
    ],
    runs,
  );
  return [
    ...getPaintRows(found, 'simulate'),
    ...getPaintRows(found, 'devtools'),
    ...getScoreRows(found, 'Inicio', PUBLIC_GOALS),
    ...getScoreRows(found, '/games', PLAYER_GOALS),
    ...getScoreRows(found, '/ranking', PLAYER_GOALS),
    ...['Inicio', '/games', '/ranking'].map((name) => getShiftRow(found, name)),
  ];
}
