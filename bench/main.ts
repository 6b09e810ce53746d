/** Rounds, taps, memory and renders are measured by end-to-end tests (docs/testing.md). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import { createUsageError, readCommandLine } from '../scripts/command-line.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Sites, startSites } from './sites.ts';
import { type BenchRow, drawTable, type Group } from './table.ts';
import { measureVisits } from './visits.ts';
import { measureWorld } from './world.ts';

const OUT = 'out/bench';

const PARTS: Record<
  string,
  { title: string; measure: (sites: Sites, browser: Browser) => Promise<BenchRow[]> }
> = {
  lighthouse: {
    title: 'Lighthouse 12, mobile (median)',
    measure: (sites) => measureLighthouse(sites, runs),
  },
  visits: {
    title: 'A player’s visits, slow 4G, processor 4 × slower (median)',
    measure: (sites, browser) => measureVisits(browser, sites, runs),
  },
  world: { title: 'The simulated world (processor time, median)', measure: measureWorld },
};

const USAGE = `Usage: npm run bench [-- options]

  --only <part,part>  only these parts: ${Object.keys(PARTS).join(', ')}
  --runs <n>          runs of each measurement, 3 by default
  --folder <build>    measures this build instead of making one

Builds the product, measures it beside two reference sites (a static page and the bare stack), and prints one table, with
the recorded figures of other apps. The table is also written to ${OUT}/table.md. The exit code is 1 when a part could
not be measured.`;

const { values: options } = readCommandLine({
  usage: USAGE,
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    runs: { type: 'string', default: '3' },
    folder: { type: 'string' },
  },
  maxPositionals: 0,
});
const runs = Number(options.runs);
const asked = options.only.split(',');
if (asked.some((name) => !PARTS[name]) || !(runs >= 1))
  throw createUsageError(
    `--only takes ${Object.keys(PARTS).join()}; --runs takes a number from 1 on.`,
    USAGE,
  );
if (!options.folder)
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: 'inherit' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const sites = await startSites(browser, options.folder ?? 'dist');

function describeRun(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return (
    `${date}, ${commit}, runs: ${runs}, Chromium ${browser.version()}, Node ${process.version}, ` +
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load average at the end: ${load}.`
  );
}

// Largest paint in ms, recorded in one run with a static page of 647 ms. Their ratios stand beside those of Inicio.
const PEERS: Group = {
  title: 'Other apps, recorded in an earlier run: largest paint, simulated throttling',
  rows: Object.entries({
    'RealWorld in Solid': 1772,
    'RealWorld in Svelte': 2694,
    'RealWorld with Redux Toolkit': 2507,
    'bulletproof-react': 2306,
    'prode-frontend, a football pool': 3651,
  }).map(([what, measured]) => ({ what, measured, unit: 'ms', static: 647 })),
};

const groups: Group[] = [];
const drawReport = () => `${drawTable([...groups, PEERS])}\n\n${describeRun()}`;
mkdirSync(OUT, { recursive: true });
for (const name of asked) {
  console.log(`== ${name}`);
  const { title, measure } = PARTS[name] as (typeof PARTS)[string];
  try {
    groups.push({ title, rows: await measure(sites, browser) });
  } catch (error) {
    console.error(error);
    groups.push({ title, rows: [{ what: 'could not be measured', measured: Number.NaN }] });
    process.exitCode = 1;
  }
  // The table is written after each part, so that an aborted run keeps the measured parts.
  writeFileSync(`${OUT}/table.md`, `${drawReport()}\n`);
}
const report = drawReport();
await sites.close();
await browser.close();
console.log(`\n${report}`);
