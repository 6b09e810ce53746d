/**
 * Measures the simulated world. Figures are medians; cold figures come from new processes, so they include
 * compilation.
 */
import { spawnSync } from 'node:child_process';
import { startMockServer } from '../mock-server/index.ts';
import { type BenchRow, getMedian } from './table.ts';

// Returns processor time (ms), which depends little on the load of the machine.
async function measureTime(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function measureMedian(times: number, run: (turn: number) => unknown): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await measureTime(() => run(turn)));
  return getMedian(values);
}

async function open(players: number) {
  const control = startMockServer({ players, rate: 0, intercept: false });
  await control.world.as('ana');
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${control.world.table('sessions').rows.at(-1)?.token}`,
  };
  const ask = async (path: string) => {
    const response = await control.handle(new Request(`http://localhost${path}`, { headers }));
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  return { control, ask };
}

interface Cold {
  call: number;
  general: number;
  week: number;
  jump: number;
}

export async function measureCold(): Promise<Cold> {
  const { control, ask } = await open(10_000);
  return {
    call: await measureTime(() => ask('/api/weeks')),
    general: await measureTime(() => ask('/api/ranking')),
    week: await measureTime(() => ask('/api/ranking/week/6')),
    jump: await measureTime(() => control.clock.goto('final(23, 1) + 1h')),
  };
}

function toRow(what: string, measured: number, most: number, unit: BenchRow['unit'] = 'ms'): BenchRow {
  return { what, measured, unit, goal: { most } };
}

function createColdRows(): BenchRow[] {
  const runs = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'bench/world-cold.ts'], {
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as Cold;
  });
  const row = (name: string, key: keyof Cold, most: number) =>
    toRow(`cold: ${name}`, getMedian(runs.map((run) => run[key])), most);
  return [
    row('first call of all', 'call', 100),
    row('first page of standings', 'general', 80),
    row('first page of a week', 'week', 80),
    row('jump of a whole season', 'jump', 80),
  ];
}

export async function measureWorld(): Promise<BenchRow[]> {
  const rows: BenchRow[] = createColdRows();
  const start = await measureMedian(5, () => startMockServer({ rate: 0, intercept: false }).shutdown());
  rows.push(toRow('start of a world', start, 100));

  const small = await open(1_000);
  const usual = await open(10_000);
  const large = await open(100_000);
  for (const { ask } of [small, usual, large]) await ask('/api/ranking?page=1');
  const page = (ask: (path: string) => unknown, kind = '') =>
    measureMedian(60, (turn) => ask(`/api/ranking${kind}?page=${1 + (turn % 20)}&perPage=10`));
  rows.push(toRow('page of standings, 10,000 players', await page(usual.ask), 10));
  rows.push(toRow('page of a week, 10,000 players', await page(usual.ask, '/week/6'), 10));
  const [few, many] = [await page(small.ask), await page(large.ask)];
  rows.push(toRow('page of standings, 100,000 players ÷ 1,000 players', many / few, 3, '×'));

  const { world } = usual.control;
  for (let turn = world.cursor(); turn < 1_000; turn += 1)
    await world.edit('weeks', 1 + (turn % 23), { before_hours_bet: turn % 5 });
  const restore = await measureMedian(9, (turn) => world.gotoFact(1_000 - (turn % 2)));
  rows.push(toRow('restore from 1,000 facts', restore, 50));
  for (const { control } of [small, usual, large]) control.shutdown();
  return rows;
}
