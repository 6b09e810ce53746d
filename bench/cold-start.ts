/**
 * First visits on slow 4G with a processor four times slower, beside a page without script in the same run:
 * `node scripts/run.mjs bench/cold-start.ts [runs] [build ...] [--log]`. Several builds are visited in turns. Figures are
 * medians; `--log` lists every request of the first run. Ends with 1 when a limit is passed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBridge } from '../e2e/bridge/bridge.ts';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import { compressFiles } from '../scripts/compress.ts';
import { startStaticHost } from '../scripts/static-host.ts';
import { countRounds, type Visit, visit } from './cold-visit.ts';

const CPU = 4;
const [runs = '5', ...builds] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const hasLog = process.argv.includes('--log');

interface Case {
  name: string;
  url: string;
  wanted: string;
  token?: string;
  limits?: Partial<Figures>;
}

/** What the table shows of a visit. Bytes in kB as they travel, times in ms. */
interface Figures {
  rounds: number;
  requests: number;
  calls: number;
  scripts: number;
  'kB of scripts': number;
  kB: number;
  ms: number;
  '× static': number;
}

/** A folder with a page as fast as a page can be: its text and one small sheet. */
function writeStaticSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'reto-static-'));
  const text = '<p>Predice los partidos de la Liga MX, suma puntos y gana.</p>'.repeat(12);
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reto Ruffles</title>' +
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/lmx/assets/page.css">';
  const css =
    'body{margin:0;font:16px/1.5 sans-serif;background:#081759;color:#fff}main{max-width:40rem;padding:1rem}';
  mkdirSync(join(site, 'assets'));
  const html = `<!doctype html><html lang="es-MX"><head>${head}</head><body><main><h1>Reto Ruffles</h1>${text}</main></body></html>`;
  // The host reads the hashes of its policy from `spa.html`.
  for (const name of ['index.html', 'spa.html']) writeFileSync(join(site, name), html);
  writeFileSync(join(site, 'assets/page.css'), css);
  compressFiles(site);
  return site;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function logVisit(name: string, { requests, shownAt }: Visit) {
  console.log(`${name}, shown after ${shownAt.toFixed(0)} ms`);
  for (const { round, startedAt, endedAt, bytes, path } of requests) {
    const times = [startedAt, endedAt].map((ms) => ms.toFixed(0).padStart(5)).join(' – ');
    console.log(`  ${round}  ${times}  ${String(bytes).padStart(6)}  ${path}`);
  }
}

function getFigures(visits: readonly Visit[], staticMs: number): Figures {
  const medianOf = (read: (one: Visit) => number) => median(visits.map(read));
  const medianKilobytes = (pattern: RegExp) =>
    medianOf(({ requests }) =>
      requests.filter(({ path }) => pattern.test(path)).reduce((sum, { bytes }) => sum + bytes / 1000, 0),
    );
  const countPaths = (pattern: RegExp) =>
    medianOf(({ requests }) => requests.filter(({ path }) => pattern.test(path)).length);
  const ms = medianOf(({ shownAt }) => shownAt);
  return {
    rounds: medianOf(countRounds),
    requests: countPaths(/./),
    calls: countPaths(/^\/(?:api|sanctum)\//),
    scripts: countPaths(/\.js$/),
    'kB of scripts': medianKilobytes(/\.js$/),
    kB: medianKilobytes(/./),
    ms,
    '× static': ms / staticMs,
  };
}

function print(figures: ReadonlyMap<string, Figures>) {
  const format = (value: number) =>
    Number.isInteger(value) ? String(value) : value.toFixed(value < 100 ? 1 : 0);
  const columns = Object.keys([...figures.values()][0] ?? {}) as (keyof Figures)[];
  console.log(`\n| visit | ${columns.join(' | ')} |\n|---|${columns.map(() => '--:').join('|')}|`);
  for (const [name, one] of figures)
    console.log(`| ${name} | ${columns.map((column) => format(one[column])).join(' | ')} |`);
}

/** The limits that are passed, one line each. */
function findMisses(cases: readonly Case[], figures: ReadonlyMap<string, Figures>): string[] {
  return cases.flatMap(({ name, limits = {} }) =>
    (Object.entries(limits) as [keyof Figures, number][]).flatMap(([column, limit]) => {
      const value = figures.get(name)?.[column] ?? Number.POSITIVE_INFINITY;
      return value > limit ? [`OVER ${name}: ${value.toFixed(1)} ${column} (≤ ${limit})`] : [];
    }),
  );
}

/** Serves a build with a world behind it. */
async function serve(folder: string) {
  const { origin, control, close } = await startBridge({ folder, port: 0, world: { players: 50 } });
  await control.world.as('ana');
  const token = String(control.world.table('sessions').rows.at(-1)?.token);
  return { origin, token, close };
}

function getCases(origin: string, token: string): Case[] {
  const player = { rounds: 4, requests: 25, '× static': 5 };
  const at = (path: string) => `${origin}/lmx${path}`;
  return [
    {
      name: 'a player at /games',
      url: at('/games'),
      wanted: '[data-game]',
      token,
      limits: { ...player, calls: 6, 'kB of scripts': 115 },
    },
    {
      name: 'a player at /ranking',
      url: at('/ranking'),
      wanted: '[role="tabpanel"] :is(h2, ol)',
      token,
      limits: player,
    },
    { name: 'a player at /bonus', url: at('/bonus'), wanted: 'main h1', token, limits: player },
    { name: 'a player at /user/profile', url: at('/user/profile'), wanted: 'main h1', token, limits: player },
    { name: 'a player at /', url: at('/'), wanted: 'html:not(.returning) main h1', token, limits: player },
    {
      name: 'a visitor at /',
      url: at('/'),
      wanted: 'main h1',
      limits: { calls: 0, scripts: 8, 'kB of scripts': 85 },
    },
  ];
}

const STATIC = 'a page without script';
const folders = builds.length > 0 ? builds : ['dist'];
const site = writeStaticSite();
const staticHost = await startStaticHost({ folder: site, port: 0 });
const hosts = await Promise.all(folders.map(serve));
const cases: Case[] = [
  { name: STATIC, url: `${staticHost.origin}/lmx/`, wanted: 'h1' },
  ...hosts.flatMap(({ origin, token }, index) =>
    getCases(origin, token).map((one) => ({
      ...one,
      name: folders.length > 1 ? `${folders[index]}: ${one.name}` : one.name,
    })),
  ),
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const visits = new Map<string, Visit[]>(cases.map(({ name }) => [name, []]));
// One run of all after the other, so that the machine's noise is shared by all.
for (let run = 0; run < Number(runs); run += 1) {
  for (const { name, url, wanted, token } of cases) {
    const found = await visit(browser, { url, wanted, token, cpu: CPU });
    visits.get(name)?.push(found);
    if (hasLog && run === 0) logVisit(name, found);
  }
}
await browser.close();
await Promise.all([...hosts, staticHost].map(({ close }) => close()));
rmSync(site, { recursive: true });

const staticMs = median((visits.get(STATIC) ?? []).map(({ shownAt }) => shownAt));
const figures = new Map([...visits].map(([name, all]) => [name, getFigures(all, staticMs)]));
print(figures);
const misses = findMisses(cases, figures);
for (const line of misses) console.log(line);
process.exitCode = misses.length > 0 ? 1 : 0;
