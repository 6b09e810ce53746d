/** Child processes with other time zones and languages stand for other machines. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FOLDER = 'node_modules/.cache/machine';
const SCRIPT = `${FOLDER}/world-${process.pid}.mjs`;

/** The script prints what could depend on the machine: a hash of all tables, responses, agenda, mails and ranking. */
const PLAY = `
  import { startCaller } from './mock-server/testing/caller.ts';
  const caller = startCaller({ players: 300 });
  const { control } = caller;
  await caller.logIn();
  await caller.post('/api/auth/forgot-password', { email: 'ana@correo.mx' });
  await control.clock.goto('final(7, 9) + 1m');
  await control.world.edit('weeks', 8, { alias: 'Ñandú', date_start: '2026-09-10' });
  const told = [];
  for (const path of ['/api/user', '/api/weeks', '/api/week/current', '/api/games/all', '/api/ranking', '/api/ranking/week/7'])
    told.push((await caller.get(path)).body);
  const { world, agenda, mail } = control;
  console.log(JSON.stringify([await world.hash(), told, agenda.list(), mail.list(), world.table('ranking')]));
  process.exit(0);
`;

function playedUnder(env: Record<string, string>): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

let here = '';
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await build({
    stdin: { contents: PLAY, resolveDir: process.cwd(), loader: 'ts' },
    outfile: SCRIPT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  here = playedUnder({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
});
afterAll(() => rmSync(SCRIPT, { force: true }));

test.each([
  ['America/Tijuana', 'ar_EG.UTF-8'],
  ['Pacific/Kiritimati', 'tr_TR.UTF-8'],
])(
  'the same seed and calls give the same data in the time zone %s and the language %s as in UTC and the language C',
  (TZ, LANG) => {
    expect(here.length).toBeGreaterThan(50_000);
    expect(playedUnder({ TZ, LANG, LC_ALL: LANG })).toBe(here);
  },
);
