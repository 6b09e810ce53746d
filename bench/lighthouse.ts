/**
 * Each measurement uses a new browser profile. Each run measures every page once, so that noise of the machine
 * affects all pages alike.
 */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import type { Sites } from './sites.ts';
import { type BenchRow, getMedian } from './table.ts';

/** DevTools' throttling slows the browser down; the simulated one computes the times of a slow network. */
const METHODS = ['simulate', 'devtools'] as const;
type Method = (typeof METHODS)[number];

const PUBLIC_GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const PLAYER_GOALS = { performance: 97, accessibility: 100, 'best-practices': 100 };

interface Target {
  name: string;
  url: string;
  token?: string;
  /** The lowest scores allowed, from 0 to 100. */
  goals?: Record<string, number>;
}

/** Times in ms and scores from 0 to 100, by their name. The layout shift has no unit. */
type Figures = Record<string, number>;

async function keepToken(port: number, url: string, token: string) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage());
  await page.goto(new URL('/lmx/version.json', url).href);
  await page.evaluate((kept) => localStorage.setItem('lmx:token', kept), token);
  await page.close();
  await browser.close();
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
      onlyCategories: method === 'simulate' ? Object.keys(PUBLIC_GOALS) : ['performance'],
      disableStorageReset: token !== undefined,
      disableFullPageScreenshot: true,
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse and ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = result.lhr;
    return {
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      ...Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}

export async function measureLighthouse({ product, bare, staticUrl }: Sites, runs: number) {
  const { url, token } = product;
  const targets: Target[] = [
    { name: 'Inicio', url: `${url}/`, goals: PUBLIC_GOALS },
    { name: 'static', url: `${staticUrl}/` },
    { name: 'bare', url: `${bare.url}/` },
    { name: '/games', url: `${url}/games`, token, goals: PLAYER_GOALS },
    { name: '/ranking', url: `${url}/ranking`, token, goals: PLAYER_GOALS },
  ];
  const found: { name: string; method: Method; figures: Figures }[] = [];
  for (const method of METHODS)
    for (let run = 0; run < runs; run += 1)
      for (const target of targets) {
        const figures = await runLighthouse(target, method);
        found.push({ name: target.name, method, figures });
        console.log(`Lighthouse ${method} ${run + 1}: ${target.name}, LCP ${figures.lcp?.toFixed(0)} ms`);
      }
  const read = (name: string, key: string, method: Method) =>
    found
      .filter((run) => run.name === name && run.method === method)
      .map(({ figures }) => figures[key] ?? Number.NaN);
  const paints = METHODS.map(
    (method): BenchRow => ({
      what: `LCP of Inicio, ${method} throttling`,
      measured: getMedian(read('Inicio', 'lcp', method)),
      unit: 'ms',
      static: getMedian(read('static', 'lcp', method)),
      bare: getMedian(read('bare', 'lcp', method)),
      goal: { most: 1.5, of: 'static' },
    }),
  );
  const blocked: BenchRow = {
    what: 'TBT of Inicio, devtools throttling',
    measured: getMedian(read('Inicio', 'tbt', 'devtools')),
    unit: 'ms',
    goal: { most: 50 },
  };
  const others = targets.flatMap(({ name, goals }): BenchRow[] => {
    if (!goals) return [];
    const scores = Object.entries(goals).map(([key, least]) => ({
      what: `${name}: ${key}`,
      measured: getMedian(read(name, key, 'simulate')),
      goal: { least },
    }));
    const shift = Math.max(...METHODS.flatMap((method) => read(name, 'cls', method)));
    return [...scores, { what: `${name}: layout shift (CLS)`, measured: shift, goal: { most: 0.01 } }];
  });
  return [...paints, blocked, ...others];
}
