/**
 * The speed of the simulated world, on this machine: `node scripts/run.mjs bench/world.ts`. Each figure is the median of
 * many calls; the last column is what it may cost. Ends with 1 when a figure is over.
 */
import { type MockControl, startMockServer } from '../mock-server/index.ts';

interface Row {
  name: string;
  ms: number;
  limit: number;
  unit?: string;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Work, not waiting: the processor's own time in ms, so that a busy machine says the same as a quiet one. */
async function timed(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function medianOf(times: number, run: (turn: number) => unknown): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await timed(() => run(turn)));
  return median(values);
}

const HEADERS = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A frozen world with Ana logged in, and a way to ask it. */
async function open(players: number) {
  const control = startMockServer({ players, rate: 0, intercept: false, client: null });
  await control.world.as('ana');
  const ask = async (path: string) => {
    const token = tokenOf(control);
    const request = new Request(`http://localhost${path}`);
    for (const [name, value] of Object.entries({ ...HEADERS, authorization: `Bearer ${token}` }))
      request.headers.set(name, value);
    const response = await control.handle(request);
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  return { control, ask };
}

function tokenOf(control: MockControl): string {
  const { rows } = control.world.table('sessions');
  return String(rows.at(-1)?.token);
}

/** A thousand causes: edits, since those weigh most. */
async function live(control: MockControl, facts: number) {
  for (let turn = control.world.cursor(); turn < facts; turn += 1)
    await control.world.edit('weeks', 1 + (turn % 23), { before_hours_bet: turn % 5 });
}

async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  const start = await medianOf(5, () =>
    startMockServer({ rate: 0, intercept: false, client: null }).shutdown(),
  );
  rows.push({ name: 'start of a world', ms: start, limit: 100 });

  const small = await open(1_000);
  const usual = await open(10_000);
  const large = await open(100_000);
  rows.push({
    name: 'first page of standings',
    ms: await timed(() => usual.ask('/api/ranking?page=1')),
    limit: 200,
  });
  for (const { ask } of [small, large]) await ask('/api/ranking?page=1');
  const page = (ask: (path: string) => unknown, kind = '') =>
    medianOf(60, (turn) => ask(`/api/ranking${kind}?page=${1 + (turn % 20)}&perPage=10`));
  rows.push({ name: 'page of standings, 10,000 players', ms: await page(usual.ask), limit: 10 });
  rows.push({ name: 'page of a week, 10,000 players', ms: await page(usual.ask, '/week/6'), limit: 10 });
  const [few, many] = [await page(small.ask), await page(large.ask)];
  rows.push({ name: 'page, 100,000 players against 1,000', ms: many / few, limit: 3, unit: '×' });

  const season = await medianOf(9, async (turn) => {
    await usual.control.clock.goto(turn % 2 === 0 ? 'final(23, 1) + 1h' : 'nacimiento + 1m');
  });
  rows.push({ name: 'jump of a whole season', ms: season, limit: 50 });
  await usual.control.clock.goto('final(23, 1) + 2h');
  // A token lives 30 days.
  await usual.control.world.as('ana');
  rows.push({
    name: 'first standings after it',
    ms: await timed(() => usual.ask('/api/ranking?page=1')),
    limit: 100,
  });

  await live(usual.control, 1_000);
  rows.push({
    name: 'restore from 1,000 facts',
    ms: await medianOf(9, (turn) => usual.control.world.gotoFact(1_000 - (turn % 2))),
    limit: 50,
  });
  for (const { control } of [small, usual, large]) control.shutdown();
  return rows;
}

const rows = await measure();
for (const { name, ms, limit, unit = 'ms' } of rows) {
  const verdict = ms <= limit ? 'ok  ' : 'OVER';
  process.stdout.write(`${verdict} ${name.padEnd(38)} ${ms.toFixed(2).padStart(8)} ${unit} (≤ ${limit})\n`);
}
process.exitCode = rows.every(({ ms, limit }) => ms <= limit) ? 0 : 1;
