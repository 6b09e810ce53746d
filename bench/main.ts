/**
 * `npm run bench`: builds the product, measures the product, two reference sites (a static page and the bare stack) and
 * two variants of Inicio (without scripts, and with the app's script in the head), and prints one table.
 *
 *   --only <part,part>  only these parts of `parts/parts.ts`
 *   --quick             one run of each measurement
 *   --runs <n>          runs of each measurement, 3 by default
 *   --folder <build>    measures this build instead of making one
 *   --cpu <n>           slows the processor down n times for interactions, 4 by default. On a busy machine the figures
 *                       of a slowed processor are too high: use 1 and compare the time of the main thread
 *   --log               lists every request of the first visits
 *   --write             puts the table into docs/performance.md
 *
 * The table is also written to out/bench/table.md. The exit code is 1 when a part could not be measured.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import { PARTS, type PartContext } from './parts/parts.ts';
import { createSites } from './sites/sites.ts';
import { drawTable, type Group, replaceBetweenMarkers } from './table.ts';

const OUT = 'out/bench';
const DOC = 'docs/performance.md';

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string', default: PARTS.map(({ name }) => name).join(',') },
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    folder: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    log: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

function findParts(names: readonly string[]) {
  return names.map((name) => {
    const part = PARTS.find((one) => one.name === name);
    if (!part) throw new Error(`No part "${name}". There are: ${PARTS.map((one) => one.name).join(', ')}`);
    return part;
  });
}

function build(): string {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed');
  return 'dist';
}

function describeRun(browser: Browser, runs: number): string {
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

const parts = findParts(options.only.split(','));
const runs = options.quick ? 1 : Number(options.runs);
const folder = options.folder ?? build();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const sites = createSites(browser, folder);
const context: PartContext = {
  browser,
  sites,
  folder,
  runs,
  cpu: Number(options.cpu),
  isQuick: options.quick,
  hasLog: options.log,
};

const groups: Group[] = [];
const drawReport = () => `${drawTable(groups)}\n\n${describeRun(browser, runs)}`;
mkdirSync(OUT, { recursive: true });
for (const { name, title, measure } of parts) {
  console.log(`== ${name}`);
  try {
    groups.push({ title, rows: await measure(context) });
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
if (options.write) writeFileSync(DOC, replaceBetweenMarkers(readFileSync(DOC, 'utf8'), 'table', report));
