/** The command, its arguments and its client. What it says of a back end's faults: e2e/back-ends. */
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Cookie } from 'tough-cookie';
import { expect, test } from 'vitest';
import { json, limitsLogins, refuseWith, withGuideLimits } from '../../e2e/back-ends/servers.ts';
import { type Bridge, startBridge } from '../../e2e/bridge/bridge.ts';
import { contract } from '../../src/api/testing/contract.ts';
import { readArguments, USAGE, UsageError } from './arguments.ts';
import { judgeCookies } from './checks/cookies.ts';
import { CHECKS } from './checks/index.ts';
import { formatReport } from './report.ts';
import type { Report } from './run.ts';
import { checkMock, getOutcome } from './testing/check-mock.ts';

const URL_ARGUMENT = ['--url', 'https://api.example.com'];

const list = ({ findings }: Report, verdict: string) =>
  findings
    .filter((finding) => finding.verdict === verdict)
    .map(({ endpoint, check }) => `${endpoint} ${check}`);

test('check:api --write passes against the mock server and deletes the account that it registers', async () => {
  const waits: number[] = [];
  const report = await checkMock({ words: ['--write'], onWait: (seconds) => waits.push(seconds) });
  expect(list(report, 'fails')).toEqual([]);
  expect(report.findings).toHaveLength(CHECKS.length);
  expect(list(report, 'copes')).toEqual([
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
  // Some checks reach rate limits on purpose, and this must not cause a wait.
  expect(waits).toEqual([]);
  const getUser = ({ payload }: { payload: object }) => 'user_id' in payload && payload.user_id;
  const { facts } = report;
  const given = facts.find(({ kind }) => kind === 'login');
  const isOfGiven = (fact: { payload: object }) => given && getUser(fact) === getUser(given);
  const kinds = facts.filter((fact) => !isOfGiven(fact)).map(({ kind }) => kind);
  expect(new Set(facts.filter(isOfGiven).map(({ kind }) => kind))).toEqual(new Set(['login']));
  expect(kinds).toEqual(expect.arrayContaining(['pool', 'trivia', 'delete']));
});

test('check:api --write passes against the mock server with Laravel’s defaults', async () => {
  const report = await checkMock({ words: ['--write'], isLaravel: true });
  expect(list(report, 'fails')).toEqual([]);
  expect(list(report, 'copes')).toContain('GET /api/weeks shape');
});

test('check:api without --write adds only log-ins and a log-out to the facts of the mock server', async () => {
  const report = await checkMock({});
  expect(list(report, 'fails')).toEqual([]);
  expect(new Set(report.facts.map(({ kind }) => kind))).toEqual(new Set(['login', 'logout']));
  expect(list(report, 'skipped')).toContain('POST /api/user/register registration');
});

test('without a mailed code, check:api --write reports the account of --new-email that it has not deleted', async () => {
  const words = ['--write', '--new-email', 'nora@example.com'];
  const report = await checkMock({ words, hasCode: false, only: ['prediction'] });
  expect(getOutcome(report, 'the mailed code')).toBe('skipped: no code was given');
  expect(getOutcome(report, 'prediction')).toBe('skipped: the new account is not that far');
  expect(formatReport(report)).toContain(
    'The account nora@example.com was registered and could not be deleted.',
  );
});

test('the report of check:api says SKIPPED of what the data of the server prevent, and counts it apart', async () => {
  const report = await checkMock({
    change: (request, answer) => (request.url.endsWith('/api/weeks') ? json(200, []) : answer()),
    only: ['GET /api/weeks shape'],
  });
  const text = formatReport(report);
  expect(text).toMatch(/^SKIPPED {2}GET \/api\/weeks, shape: 200, .*0 rows, so none was checked$/m);
  expect(text).toMatch(/^Not checked, although asked for:\n- step 13 /m);
  expect(text).not.toContain('To repair:');
  expect(text).toMatch(/, 1 SKIPPED for lack of data, \d skipped\.$/);
});

test('check:api without --write says of each row of a prediction that it needs --write', async () => {
  const { findings } = await checkMock({});
  const rows = findings.filter(({ endpoint }) => /POST \/api\/(?:pool|trivia)/.test(endpoint));
  expect(rows.map(({ got }) => got)).toEqual(Array(6).fill('needs --write'));
});

test('check:api waits 60 seconds after a 429 without Retry-After, and fails a check that gets a second 429', async () => {
  const waits: number[] = [];
  const report = await checkMock({
    change: (request, answer) =>
      request.url.endsWith('/api/weeks') ? new Response('', { status: 429 }) : answer(),
    only: ['shape'],
    onWait: (seconds) => waits.push(seconds),
  });
  expect(waits).toEqual([60]);
  expect(list(report, 'fails')).toEqual(['GET /api/weeks shape']);
});

test('check:api --write waits for none of the limits of docs/guides/connect-laravel.md and passes', async () => {
  const { change, passMinute } = withGuideLimits();
  const waits: number[] = [];
  let calls = 0;
  const report = await checkMock({
    change(request, answer) {
      calls += 1;
      return change(request, answer);
    },
    words: ['--write'],
    onWait(seconds) {
      waits.push(seconds);
      passMinute();
    },
  });
  expect(list(report, 'fails')).toEqual([]);
  expect(waits).toEqual([]);
  expect(getOutcome(report, 'a second code too soon')).toMatch(/^expected: 429/);
  expect(getOutcome(report, '7 wrong log-ins of one e-mail')).toMatch(/^expected: try 6: 429/);
  // At 100 ms a call, as of Laravel's own server on a laptop, a run takes 12 seconds.
  expect(calls).toBeLessThan(120);
});

test.each([
  ['429', () => refuseWith(429, 'Too Many Attempts.', { 'retry-after': '7' })],
  ['Breeze’s 422', () => refuseWith(422, 'Too many login attempts. Please try again in 7 seconds.')],
])(
  'check:api --write waits for a limit of the log-ins that answers %s, and no row is worse for it',
  async (_, refuse) => {
    const waits: number[] = [];
    const report = await checkMock({
      change: limitsLogins(refuse),
      words: ['--write'],
      onWait: (seconds) => waits.push(seconds),
    });
    expect(list(report, 'fails')).toEqual([]);
    expect(report.findings.filter(({ got }) => got.includes('only after a 4'))).toEqual([]);
    expect(new Set(waits)).toEqual(new Set([7]));
  },
);

test('check:api without --write makes at most 80 calls, so that it ends within 15 seconds', async () => {
  let calls = 0;
  await checkMock({
    change(_, answer) {
      calls += 1;
      return answer();
    },
  });
  expect(calls).toBeLessThan(80);
});

test('the report of check:api replaces control characters in the API’s texts by spaces', async () => {
  const body = '{"message":"a\\u001b[2Jb\\nc"}';
  const report = await checkMock({ change: () => new Response(body, { status: 418 }), only: ['status'] });
  expect(formatReport(report)).toContain(
    'FAILS    GET /sanctum/csrf-cookie, status: 418, a [2Jb c (expected: 204)',
  );
});

const runCommand = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/check-api.ts', ...words]).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );

test('`npm run check:api -- --mock` checks the mock server as a player and exits with 0', async () => {
  const { code, stdout } = await runCommand('--mock');
  expect(stdout).toMatch(/^ok {7}GET \/api\/ranking, shape: 200, /m);
  expect(stdout).toMatch(/ 0 the product can't cope with/);
  expect(code).toBe(0);
}, 60_000);

test('check:api exits with 1 when a check fails, and with 2 when no server listens or an argument is wrong', {
  // Starts three processes, each of which takes up to ten seconds on a busy machine.
  timeout: 60_000,
}, async () => {
  const api = await startBridge({ folder: null, change: () => new Response('', { status: 500 }) });
  expect(await runCommand('--url', api.origin)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('FAILS'),
  });
  await api.close();
  const stderr = expect.stringContaining('Nothing was checked. connect ECONNREFUSED');
  expect(await runCommand('--url', api.origin)).toMatchObject({ code: 2, stderr });
  expect(await runCommand()).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: ') });
});

/** Runs check:api --write with an open standard input, in which `answer` is typed. Returns how the program ends. */
async function typeCode(answer: (email: string, api: Bridge) => Promise<string | null>) {
  const api = await startBridge({ folder: null, world: { players: 50 } });
  const program = spawn(process.execPath, [
    'scripts/run.mjs',
    'scripts/check-api.ts',
    '--url',
    api.origin,
    '--write',
  ]);
  let output = '';
  let reportedAt = 0;
  program.stdout.on('data', (data) => {
    output += data;
    if (/skipped\.\n$/.test(output)) reportedAt = Date.now();
  });
  program.stderr.on('data', async (data) => {
    const [, email] = /mailed to (\S+) /.exec(String(data)) ?? [];
    if (email === undefined) return;
    const text = await answer(email, api);
    if (text === null) program.stdin.end();
    else program.stdin.write(text);
  });
  const limit = setTimeout(() => program.kill(), 40_000);
  const code = await new Promise((resolve) => program.on('exit', resolve));
  clearTimeout(limit);
  const ending = Date.now() - reportedAt;
  await api.close();
  return { code, output, ending };
}

test.each<[string, (email: string, api: Bridge) => Promise<string | null>, RegExp]>([
  [
    'a typed code',
    async (email, api) => `${await api.readCode(email)}\n`,
    /^ok .*verify, the mailed code: 200/m,
  ],
  ['an empty line', async () => '\n', /^skipped .*the mailed code: no code was given$/m],
  ['the end of the standard input', async () => null, /^skipped .*the mailed code: no code was given$/m],
])(
  'check:api --write exits within a second of its report after %s',
  async (_, answer, line) => {
    const { code, ending, output } = await typeCode(answer);
    expect(output).toMatch(line);
    expect(code).toBe(0);
    expect(ending).toBeLessThan(1_000);
  },
  60_000,
);

test('check:api has a check for every call of docs/contract/openapi.yaml', () => {
  const described = Object.entries<object>(contract.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const checked = new Set(CHECKS.map(({ endpoint }) => endpoint));
  expect(described.filter((line) => !checked.has(line))).toEqual([]);
});

test('every step that a check of check:api names is a heading of docs/guides/connect-laravel.md', () => {
  const guide = readFileSync('docs/guides/connect-laravel.md', 'utf8');
  expect(CHECKS.filter(({ step }) => !guide.includes(`\n## ${step}. `))).toEqual([]);
});

test('docs/guides/check-api.md names every option of check:api', () => {
  const guide = readFileSync('docs/guides/check-api.md', 'utf8');
  for (const option of USAGE.match(/--[a-z-]+[a-z]/g) ?? []) expect(guide).toContain(`\`${option}\``);
});

test.each([
  ['a=b; Path=/; SameSite=Lax', true, 'a: not Secure'],
  ['a=b; Path=/; SameSite=Lax', false, 'a'],
  ['a=b; Path=/lmx; SameSite=Lax; Secure', true, 'a: Path=/lmx'],
  ['a=b; Path=/; SameSite=Strict; Secure', true, 'a: SameSite=strict'],
])('check:api says of the cookie %j, with TLS: %s, “%s”', (text, isTls, got) => {
  const cookie = Cookie.parse(text);
  const outcome = judgeCookies(isTls, cookie ? [cookie] : [], false);
  expect(outcome.got).toBe(got);
  expect(outcome.verdict === 'fails').toBe(got.includes('not Secure'));
});

test('check:api reads every argument of its command line, and the password from CHECK_API_PASSWORD', () => {
  const words = [...URL_ARGUMENT, '--origin', 'https://example.com', '--email', 'a@b.mx', '--write'];
  const settings = {
    url: 'https://api.example.com',
    origin: 'https://example.com',
    account: { email: 'a@b.mx', password: ' x ' },
    mayWrite: true,
    newEmail: 'c@d.mx',
  };
  expect(readArguments([...words, '--password', ' x ', '--new-email', 'c@d.mx'])).toEqual(settings);
  const environment = { CHECK_API_PASSWORD: ' x ' };
  expect(readArguments([...words, '--new-email', 'c@d.mx'], environment)).toEqual(settings);
  expect(readArguments(['--url', 'https://api.example.com/'], environment)).toEqual({
    ...settings,
    origin: settings.url,
    account: null,
    mayWrite: false,
    newEmail: null,
  });
});

test.each([
  [[], '--url is missing'],
  [['--url', 'api.example.com'], '--url must be an origin'],
  [['--url', 'ftp://api.example.com'], '--url must be an origin'],
  [['--url', 'https://api.example.com/v1'], '--url must be an origin'],
  [['--url', 'https://ana:x@api.example.com'], '--url must be an origin'],
  [[...URL_ARGUMENT, '--origin', 'example.com'], '--origin must be an origin'],
  [[...URL_ARGUMENT, '--email', 'a@b.mx'], '--email needs --password'],
  [[...URL_ARGUMENT, '--password', 'x'], '--password needs --email'],
  [[...URL_ARGUMENT, '--email', 'ana', '--password', 'x'], '--email is not an e-mail'],
  [[...URL_ARGUMENT, '--new-email', 'a@b.mx'], '--new-email needs --write'],
  [[...URL_ARGUMENT, '--write', '--new-email', 'a'], '--new-email is not an e-mail'],
  [[...URL_ARGUMENT, '--wirte'], "Unknown option '--wirte'"],
  [['https://api.example.com'], 'Unexpected argument'],
])('check:api refuses the arguments %j with the message: %s', (words, message) => {
  expect(() => readArguments(words)).toThrow(UsageError);
  expect(() => readArguments(words)).toThrow(message);
});
