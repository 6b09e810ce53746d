/**
 * Measures the built product and prints one table:
 * `node scripts/run.mjs bench/main.ts [--only part,part] [--runs 3] [--quick] [--folder dist] [--cpu 4]`. On a busy
 * machine a slowed processor exaggerates: there, `--cpu 1` and the main thread's own time compare better.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../scripts/browser.ts';
import { measureInteractions } from './parts/interactions.ts';
import { measureLoad } from './parts/load.ts';
import { drawTable, type Group, type Row } from './table.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    cpu: { type: 'string', default: '4' },
    folder: { type: 'string', default: 'dist' },
  },
});
const { only, quick, folder } = options;
const runs = quick ? 1 : Number(options.runs);

interface Part {
  name: string;
  title: string;
  measure(): Promise<Row[]>;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const PARTS: readonly Part[] = [
  {
    name: 'interactions',
    title: 'Time from a tap or key to the next paint, processor 4 × slower, best run',
    measure: () => measureInteractions(browser, { folder, runs, cpu: Number(options.cpu) }),
  },
  {
    name: 'load',
    title: 'Busiest second of the API around an instant that all devices share, ÷ players',
    measure: () => measureLoad(),
  },
];

const groups: Group[] = [];
for (const { name, title, measure } of PARTS)
  if (!only || only.split(',').includes(name)) groups.push({ title, rows: await measure() });
await browser.close();
console.log(`\n${drawTable(groups)}`);
