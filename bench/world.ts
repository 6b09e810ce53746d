/**
 * The speed of the simulated world, on this machine: `node scripts/run.mjs bench/world.ts`. Each figure is the median of
 * many calls; the last column is what it may cost. Cold figures come from processes of their own, in which nothing was
 * compiled or kept before; they count the compiler's work too. Ends with 1 when a figure is over.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/** What a process of its own says of its first calls, in ms. */
interface Cold {
  call: number;
  general: number;
  week: number;
  jump: number;
}
const COLD = '--cold';

async function measureCold(): Promise<Cold> {
  const { control, ask } = await open(10_000);
  const call = await timed(() => ask('/api/weeks'));
  const general = await timed(() => ask('/api/ranking'));
  const week = await timed(() => ask('/api/ranking/week/6'));
  const jump = await timed(() => control.clock.goto('final(23, 1) + 1h'));
  return { call, general, week, jump };
}

function coldRows(): Row[] {
  const runs = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), COLD], {
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as Cold;
  });
  const row = (name: string, key: keyof Cold, limit: number) => ({
    name: `cold: ${name}`,
    ms: median(runs.map((run) => run[key])),
    limit,
  });
  return [
    row('first call of all', 'call', 100),
    row('first page of standings', 'general', 80),
    row('first page of a week', 'week', 80),
    row('jump of a whole season', 'jump', 80),
  ];
}

async function measure(): Promise<Row[]> {
  const rows: Row[] = coldRows();
  const start = await medianOf(5, () =>
    startMockServer({ rate: 0, intercept: false, client: null }).shutdown(),
  );
  rows.push({ name: 'start of a world', ms: start, limit: 100 });

  const small = await open(1_000);
  const usual = await open(10_000);
  const large = await open(100_000);
  for (const { ask } of [small, usual, large]) await ask('/api/ranking?page=1');
  const page = (ask: (path: string) => unknown, kind = '') =>
    medianOf(60, (turn) => ask(`/api/ranking${kind}?page=${1 + (turn % 20)}&perPage=10`));
  rows.push({ name: 'page of standings, 10,000 players', ms: await page(usual.ask), limit: 10 });
  rows.push({ name: 'page of a week, 10,000 players', ms: await page(usual.ask, '/week/6'), limit: 10 });
  const [few, many] = [await page(small.ask), await page(large.ask)];
  rows.push({ name: 'page, 100,000 players against 1,000', ms: many / few, limit: 3, unit: '×' });

  // A season nobody has looked at, each turn: nothing of it is kept from the turn before.
  const jumps: number[] = [];
  const firsts: number[] = [];
  const others: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const { control, ask } = usual;
    await control.world.begin({ seed: 100 + turn, as: 'ana', rate: 0 });
    firsts.push(await timed(() => ask('/api/ranking')));
    jumps.push(await timed(() => control.clock.goto('final(23, 1) + 1h')));
    // A token lives 30 days.
    await control.world.as('ana');
    others.push(await timed(() => ask(`/api/ranking/week/${1 + turn}?page=500`)));
  }
  rows.push({ name: 'first page of a new season', ms: median(firsts), limit: 10 });
  rows.push({ name: 'jump of a whole season', ms: median(jumps), limit: 50 });
  rows.push({ name: 'first page of a week nobody looked at', ms: median(others), limit: 10 });

  await live(usual.control, 1_000);
  rows.push({
    name: 'restore from 1,000 facts',
    ms: await medianOf(9, (turn) => usual.control.world.gotoFact(1_000 - (turn % 2))),
    limit: 50,
  });
  for (const { control } of [small, usual, large]) control.shutdown();
  return rows;
}

if (process.argv.includes(COLD)) {
  process.stdout.write(JSON.stringify(await measureCold()));
  process.exit(0);
}
const rows = await measure();
for (const { name, ms, limit, unit = 'ms' } of rows) {
  const verdict = ms <= limit ? 'ok  ' : 'OVER';
  process.stdout.write(`${verdict} ${name.padEnd(38)} ${ms.toFixed(2).padStart(8)} ${unit} (≤ ${limit})\n`);
}
process.exitCode = rows.every(({ ms, limit }) => ms <= limit) ? 0 : 1;
