import type { Browser } from '@playwright/test';
import { type Interaction, openPhone, type Phone } from '../phone.ts';
import { type BenchWorld, startWorld } from '../sites/world.ts';
import { getMedian } from '../stats.ts';
import type { BenchRow } from '../table.ts';

const MAX_MS = 80;
const MEDIAN_MS = 56;

interface Step extends Interaction {
  name: string;
}

async function play(
  { page, tap, press, slowDown }: Phone,
  { origin }: BenchWorld,
  cpu: number,
): Promise<Step[]> {
  const steps: Step[] = [];
  const add = async (name: string, one: Promise<Interaction>) => steps.push({ name, ...(await one) });
  const dialog = (type: string) => page.locator(`[data-modal="${type}"]`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const navigate = async (name: string, wanted: string) => {
    await add('open the menu', tap(button('Menú')));
    await add('change the page', tap(page.getByRole('navigation').first().getByRole('link', { name })));
    await page.locator(wanted).first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  await page.goto(`${origin}/lmx/games`, { waitUntil: 'networkidle' });
  const fields = page.locator('[data-game] input');
  await fields.first().waitFor();
  await slowDown(cpu);

  await add('focus a field', tap(fields.first()));
  const count = await fields.count();
  // Each digit moves the focus to the next empty field, so these presses fill in all fields.
  for (let index = 0; index < count; index += 1) await add('type a digit', press(String(index % 3)));

  await add('open the menu', tap(button('Menú')));
  await add('close the menu with Escape', press('Escape'));
  await navigate('Ranking', '[role="tabpanel"] ol');
  await navigate('Partidos', '[data-game]');

  const week = page.locator('[role="tab"][aria-selected="true"] + [role="tab"]');
  await add('choose a week', tap(week));
  await page.waitForLoadState('networkidle');
  await add('choose a week', tap(page.locator('[role="tab"]:has(+ [aria-selected="true"])')));
  await page.waitForLoadState('networkidle');

  const send = button(/^Enviar pronósticos/);
  await add('open the review', tap(send));
  await add('close the review with Escape', press('Escape'));
  await add('open the review', tap(send));
  await add('Sí, enviar', tap(dialog('sendPool').getByRole('button', { name: 'Sí, enviar' })));
  const receipt = page.locator('[data-modal="poolsSent"], [data-modal="poolSent"]');
  await receipt.waitFor();
  await page.waitForTimeout(500);
  await add('close the receipt', tap(receipt.getByRole('button', { name: 'Aceptar' })));
  return steps;
}

async function playBare({ page, tap, press, slowDown }: Phone, { origin }: BenchWorld, cpu: number) {
  const steps: Step[] = [];
  const add = async (name: string, one: Promise<Interaction>) => steps.push({ name, ...(await one) });
  await page.goto(`${origin}/lmx/games`, { waitUntil: 'networkidle' });
  const field = page.locator('[data-game] input').first();
  await field.waitFor();
  await slowDown(cpu);
  await add('focus a field', tap(field));
  for (const digit of ['2', '1', '3']) await add('type a digit', press(digit));
  await page.goto(`${origin}/lmx/`, { waitUntil: 'networkidle' });
  await add('open the menu', tap(page.getByRole('button', { name: 'Menú' })));
  await add('change the page', tap(page.locator('main a').first()));
  return steps;
}

type Play = typeof play;

async function playInNewWorld(browser: Browser, folder: string, cpu: number, steps: Play): Promise<Step[]> {
  const world = await startWorld(folder);
  const phone = await openPhone(browser, world.token);
  try {
    return await steps(phone, world, cpu);
  } finally {
    await phone.close();
    await world.close();
  }
}

/**
 * Takes the shortest duration of each step over all runs, because noise of the machine only makes a step slower.
 * Returns, for each step name, the longest of these durations.
 */
function getWorstOfBest(runs: readonly (readonly Pick<Step, 'name' | 'duration'>[])[]) {
  const found = new Map<string, number>();
  for (const [index, { name }] of (runs[0] ?? []).entries()) {
    const best = Math.min(...runs.map((run) => run[index]?.duration ?? Number.POSITIVE_INFINITY));
    found.set(name, Math.max(best, found.get(name) ?? 0));
  }
  return found;
}

function log(runs: readonly Step[][]) {
  const format = ({ duration, delay, work, cpu }: Interaction) =>
    `${duration} (${delay.toFixed(0)} + ${work.toFixed(0)}, ${cpu.toFixed(0)})`.padStart(24);
  console.log(
    'One column a run. ms until the paint (until the first handler + until the last has ended, main thread in all)',
  );
  for (const [index, { name }] of (runs[0] ?? []).entries())
    console.log(name.padEnd(28) + runs.map((run) => (run[index] ? format(run[index]) : '')).join(''));
}

export interface InteractionOptions {
  product: string;
  bare: string;
  runs: number;
  cpu: number;
}

export async function measureInteractions(
  browser: Browser,
  { product, bare, runs, cpu }: InteractionOptions,
): Promise<BenchRow[]> {
  const all: Step[][] = [];
  const bareRuns: Step[][] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await playInNewWorld(browser, product, cpu, play));
    bareRuns.push(await playInNewWorld(browser, bare, cpu, playBare));
  }
  log(all);
  const found = getWorstOfBest(all);
  const reference = getWorstOfBest(bareRuns);
  const durations = [...found.values()];
  return [
    ...[...found].map(
      ([what, ms]): BenchRow => ({
        what,
        measured: ms,
        unit: 'ms',
        bare: reference.get(what),
        goal: { most: MAX_MS },
      }),
    ),
    { what: 'median', measured: getMedian(durations), unit: 'ms', goal: { most: MEDIAN_MS } },
    { what: 'worst', measured: Math.max(...durations), unit: 'ms', goal: { most: MAX_MS } },
  ];
}
