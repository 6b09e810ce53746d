import type { Browser } from '@playwright/test';
import { countRounds, type Visit, visit } from '../cold-visit.ts';
import type { Sites } from '../sites/sites.ts';
import type { BenchWorld } from '../sites/world.ts';
import { getMedian } from '../stats.ts';
import type { BenchRow } from '../table.ts';

const CPU_SLOWDOWN = 4;

interface Case {
  name: string;
  url: string;
  wanted: string;
  token?: string;
  limits: Partial<Figures>;
}

/**
 * `scripts`, `scriptsBefore` (the scripts that came before the page was shown), `page` and `all` are sizes of
 * compressed bodies in KiB, `ms` is the time until the page is shown. `ratio` is `ms` divided by the time of
 * the static page. The others are counts.
 */
interface Figures {
  rounds: number;
  requests: number;
  calls: number;
  scripts: number;
  scriptsBefore: number;
  all: number;
  page: number;
  files: number;
  ms: number;
  ratio: number;
}

const API = /^\/(?:api|sanctum)\//;
const SCRIPT = /\.js$/;

function readFigures({ requests, shownAt }: Visit): Omit<Figures, 'ratio'> {
  const find = (pattern: RegExp) => requests.filter(({ path }) => pattern.test(path));
  const sum = (found: typeof requests) => found.reduce((total, { bytes }) => total + bytes / 1024, 0);
  return {
    rounds: countRounds({ requests, shownAt }),
    requests: requests.length,
    calls: find(API).length,
    files: find(SCRIPT).length,
    scripts: sum(find(SCRIPT)),
    scriptsBefore: sum(find(SCRIPT).filter(({ endedAt }) => endedAt <= shownAt)),
    all: sum(find(/./)),
    page: sum(requests.slice(0, 1)),
    ms: shownAt,
  };
}

function getCases(product: string, { origin, token }: BenchWorld): Case[] {
  const player = { rounds: 4, requests: 25, ratio: 5 };
  const inWorld = (path: string) => ({ url: `${origin}/lmx${path}`, token });
  return [
    {
      name: 'a visitor’s /',
      url: product,
      wanted: 'main h1',
      limits: { calls: 0, files: 8, scripts: 92, page: 14, all: 165 },
    },
    { name: 'a player’s /', ...inWorld('/'), wanted: 'html:not(.returning) main h1', limits: player },
    {
      name: 'a player’s /games',
      ...inWorld('/games'),
      wanted: '[data-game]',
      limits: { ...player, calls: 6, scriptsBefore: 122 },
    },
    {
      name: 'a player’s /ranking',
      ...inWorld('/ranking'),
      wanted: '[role="tabpanel"] :is(h2, ol)',
      limits: { ...player, calls: 5 },
    },
    { name: 'a player’s /bonus', ...inWorld('/bonus'), wanted: 'main h1', limits: player },
    { name: 'a player’s /user/profile', ...inWorld('/user/profile'), wanted: 'main h1', limits: player },
  ];
}

type Column = Exclude<keyof Figures, 'ratio' | 'ms'>;

const COLUMNS: readonly { key: Column; name: string; unit?: BenchRow['unit'] }[] = [
  { key: 'rounds', name: 'rounds' },
  { key: 'requests', name: 'requests' },
  { key: 'calls', name: 'calls of the API' },
  { key: 'files', name: 'scripts' },
  { key: 'scripts', name: 'bytes of scripts', unit: 'KiB' },
  { key: 'scriptsBefore', name: 'bytes of scripts before the page is shown', unit: 'KiB' },
  { key: 'page', name: 'bytes of the page and its inline style', unit: 'KiB' },
  { key: 'all', name: 'bytes of everything', unit: 'KiB' },
];
const ALWAYS: readonly Column[] = ['rounds', 'requests', 'scripts', 'all'];

function logVisit(name: string, { requests, shownAt }: Visit) {
  console.log(`${name}, shown after ${shownAt.toFixed(0)} ms`);
  for (const { round, startedAt, endedAt, bytes, path } of requests) {
    const times = [startedAt, endedAt].map((ms) => ms.toFixed(0).padStart(5)).join(' – ');
    console.log(`  ${round}  ${times}  ${String(bytes).padStart(6)}  ${path}`);
  }
}

function getRows(
  { name, limits }: Case,
  visits: readonly Visit[],
  staticMs: number,
  bareMs: number,
): BenchRow[] {
  const all = visits.map(readFigures);
  const read = (key: Column | 'ms') => getMedian(all.map((figures) => figures[key]));
  const { ratio } = limits;
  return [
    ...COLUMNS.filter(({ key }) => ALWAYS.includes(key) || key in limits).map(
      ({ key, name: what, unit }): BenchRow => {
        const most = limits[key];
        return {
          what: `${name}: ${what}`,
          measured: read(key),
          unit,
          ...(most !== undefined && { goal: { most } }),
        };
      },
    ),
    {
      what: `${name}: time until it is shown`,
      measured: read('ms'),
      unit: 'ms',
      static: staticMs,
      bare: bareMs,
      ...(ratio !== undefined && { goal: { most: ratio, of: 'static' } }),
    },
  ];
}

export interface ColdStartOptions {
  runs: number;
  hasLog: boolean;
}

export async function measureColdStart(
  browser: Browser,
  sites: Sites,
  world: BenchWorld,
  { runs, hasLog }: ColdStartOptions,
): Promise<BenchRow[]> {
  const cases = getCases(await sites.getUrl('product'), world);
  const references: Case[] = [
    { name: 'static', url: await sites.getUrl('static'), wanted: 'h1', limits: {} },
    { name: 'bare', url: await sites.getUrl('bare'), wanted: 'h1', limits: {} },
  ];
  const found = new Map<string, Visit[]>();
  // Every run measures all visits in turn, so that noise of the machine affects all visits alike.
  for (let run = 0; run < runs; run += 1)
    for (const { name, url, wanted, token } of [...references, ...cases]) {
      const one = await visit(browser, { url, wanted, token, cpu: CPU_SLOWDOWN });
      found.set(name, [...(found.get(name) ?? []), one]);
      if (hasLog && run === 0) logVisit(name, one);
    }
  const read = (name: string) => getMedian((found.get(name) ?? []).map(({ shownAt }) => shownAt));
  return [
    { what: 'the static page: time until it is shown', measured: read('static'), unit: 'ms' },
    {
      what: 'the bare stack: time until it is shown',
      measured: read('bare'),
      unit: 'ms',
      static: read('static'),
    },
    ...cases.flatMap((one) => getRows(one, found.get(one.name) ?? [], read('static'), read('bare'))),
  ];
}
