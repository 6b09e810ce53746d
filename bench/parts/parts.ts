import type { Browser } from '@playwright/test';
import type { Sites } from '../sites/sites.ts';
import { type BenchWorld, startWorld } from '../sites/world.ts';
import type { BenchRow } from '../table.ts';
import { measureButton } from './button.ts';
import { measureColdStart } from './cold-start.ts';
import { measureCycles } from './cycles.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { measureRenders } from './renders.ts';
import { measureWorld } from './world.ts';

export interface PartContext {
  browser: Browser;
  sites: Sites;
  folder: string;
  runs: number;
  cpu: number;
  isQuick: boolean;
  hasLog: boolean;
}

interface Part {
  name: string;
  title: string;
  measure(context: PartContext): Promise<BenchRow[]>;
}

const NEAR_CUTOFF = 'cierre(7, 3) - 5m';
const CYCLES = 200;
const QUICK_CYCLES = 20;

async function inWorld(
  folder: string,
  measure: (world: BenchWorld) => Promise<BenchRow[]>,
  time?: string,
): Promise<BenchRow[]> {
  const world = await startWorld(folder, time);
  try {
    return await measure(world);
  } finally {
    await world.close();
  }
}

export const PARTS: readonly Part[] = [
  {
    name: 'lighthouse',
    title: 'Lighthouse 12, mobile (median)',
    measure: ({ folder, sites, runs }) => inWorld(folder, (world) => measureLighthouse(sites, world, runs)),
  },
  {
    name: 'cold-start',
    title: 'First visits, slow 4G, processor 4 × slower (median)',
    measure: ({ browser, folder, sites, runs, hasLog }) =>
      inWorld(folder, (world) => measureColdStart(browser, sites, world, { runs, hasLog })),
  },
  {
    name: 'button',
    title: 'A working button, slow 4G, processor 4 × slower (median)',
    measure: ({ browser, sites, runs }) => measureButton(browser, sites, runs),
  },
  {
    name: 'interactions',
    title: 'From a tap or key to the next paint, processor 4 × slower (best run)',
    measure: async ({ browser, folder, sites, runs, cpu }) =>
      measureInteractions(browser, { product: folder, bare: await sites.getFolder('bare'), runs, cpu }),
  },
  {
    name: 'growth',
    title: 'Growth with the number of games, processor 4 × slower',
    measure: async ({ browser, folder, sites, runs }) =>
      measureGrowth(browser, { product: folder, bare: await sites.getFolder('bare') }, runs),
  },
  {
    name: 'renders',
    title: 'Renders of Partidos',
    measure: ({ browser, folder }) => inWorld(folder, (world) => measureRenders(browser, world), NEAR_CUTOFF),
  },
  {
    name: 'cycles',
    title: 'Memory',
    measure: ({ browser, folder, isQuick }) =>
      inWorld(folder, (world) => measureCycles(browser, world, isQuick ? QUICK_CYCLES : CYCLES)),
  },
  {
    name: 'load',
    title: 'Busiest second of the API around an instant that all devices share, ÷ players',
    measure: () => measureLoad(),
  },
  { name: 'world', title: 'The simulated world (processor time, median)', measure: measureWorld },
];
