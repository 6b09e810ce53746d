import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { CHECKS } from './checks.ts';
import { getExitCode } from './table.ts';
import { checkMock } from './testing/check-mock.ts';

const list = (findings: { verdict: string; endpoint: string; check: string }[], verdict: string) =>
  findings.filter((one) => one.verdict === verdict).map(({ endpoint, check }) => `${endpoint} ${check}`);

test('check:api --write passes against the mock server and deletes the account that it registers', async () => {
  let deletions = 0;
  const waits: number[] = [];
  const report = await checkMock({
    words: ['--write'],
    onWait: (seconds) => waits.push(seconds),
    inspect: ({ control }) => {
      deletions = control.world.facts().filter(({ kind }) => kind === 'delete').length;
    },
  });
  expect(list(report.findings, 'fails')).toEqual([]);
  expect(report.findings).toHaveLength(CHECKS.length);
  expect(list(report.findings, 'copes')).toEqual([
    'GET /sanctum/csrf-cookie attributes of the session cookie',
    // The simulated time of the mock server differs from the machine's time.
    'GET /sanctum/csrf-cookie Date',
    // The mock server answers 406 instead of a redirect.
    'GET /api/user without a session and without Accept: application/json',
    // The mock server answers with a text about a null user.
    'POST /api/auth/login deleted account',
    'POST /api/auth/login 7 wrong log-ins of one e-mail',
  ]);
  expect(report.leftBehind).toBeNull();
  expect(deletions).toBe(1);
  // These checks reach rate limits on purpose, and this must not cause a wait.
  expect(waits).toEqual([]);
  expect(getExitCode(report)).toBe(0);
});

test('check:api --write passes against the mock server with Laravel’s defaults', async () => {
  const report = await checkMock({ words: ['--write'], isLaravel: true });
  expect(list(report.findings, 'fails')).toEqual([]);
  expect(list(report.findings, 'copes')).toContain('GET /api/weeks shape');
  expect(getExitCode(report)).toBe(0);
});

test('`npm run check:api -- --mock` starts the mock server, checks it as a player and exits with 0', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/check-api.ts', '--mock'],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toMatch(/^GET \/api\/ranking +shape .* ok$/m);
  expect(stdout).toMatch(/ 0 the product can't cope with/);
  expect(status).toBe(0);
});

test('check:api without --write adds only log-ins and a log-out to the facts of the mock server', async () => {
  let kinds: string[] = [];
  const report = await checkMock({
    inspect: ({ control }) => {
      kinds = control.world.facts().map(({ kind }) => kind);
    },
  });
  expect(list(report.findings, 'fails')).toEqual([]);
  expect(new Set(kinds)).toEqual(new Set(['login', 'logout']));
  expect(list(report.findings, 'skipped')).toContain('POST /api/user/register registration');
});

test('check:api without an account skips the calls of a player', async () => {
  const { findings } = await checkMock({ hasAccount: false });
  expect(list(findings, 'fails')).toEqual([]);
  expect(list(findings, 'skipped')).toContain('GET /api/weeks shape');
  expect(list(findings, 'expected')).toContain('GET /api/weeks without a session');
});

test('after a 429, check:api waits the seconds of Retry-After, repeats the check and reports the wait', async () => {
  const waits: number[] = [];
  const isLimited = () => waits.length === 0;
  const { findings } = await checkMock({
    change: (request, answer) =>
      isLimited() && request.url.endsWith('/api/weeks') && request.headers.has('authorization')
        ? new Response('{"message":"Too Many Attempts."}', { status: 429, headers: { 'retry-after': '42' } })
        : answer(),
    only: ['shape'],
    onWait: (seconds) => waits.push(seconds),
  });
  expect(waits).toEqual([42]);
  const weeks = findings.find(({ endpoint }) => endpoint === 'GET /api/weeks');
  expect(weeks?.verdict).toBe('copes');
  expect(weeks?.got).toMatch(/^200, .* but only after a 429 and 42 s$/);
});

test('check:api waits 60 seconds after a 429 without Retry-After, and fails a check that gets a second 429', async () => {
  const waits: number[] = [];
  const { findings } = await checkMock({
    change: (request, answer) =>
      request.url.endsWith('/api/weeks') ? new Response('', { status: 429 }) : answer(),
    only: ['shape'],
    onWait: (seconds) => waits.push(seconds),
  });
  expect(waits).toEqual([60]);
  expect(list(findings, 'fails')).toEqual(['GET /api/weeks shape']);
});
