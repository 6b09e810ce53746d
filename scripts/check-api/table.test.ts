import { expect, test } from 'vitest';
import type { Finding, Verdict } from './check.ts';
import { formatReport, getExitCode, wrap } from './table.ts';

const createFinding = (verdict: Verdict, got = 'something'): Finding => ({
  endpoint: 'GET /api/weeks',
  check: 'shape',
  expected: 'a list of weeks',
  step: 6,
  verdict,
  got,
});

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['exactly', 7, ['exactly']],
  ['POST /api/auth/login', 12, ['POST', '/api/auth/', 'login']],
  ['/abcdefgh', 5, ['/abcd', 'efgh']],
])(
  'wrap of the check:api report splits the text %j at %i characters into the lines %j',
  (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  },
);

test('the report of check:api has a header line, a line for each finding and a summary', () => {
  const text = formatReport(
    { findings: [createFinding('expected'), createFinding('copes')], leftBehind: null },
    120,
  );
  const lines = text.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(lines[0]).toEqual(['Endpoint', 'Check', 'Expected', 'Got', 'Product']);
  expect(lines[2]).toEqual(['GET /api/weeks', 'shape', 'a list of weeks', 'something', 'ok']);
  expect(lines[3]).toEqual(['GET /api/weeks', 'shape', 'a list of weeks', 'something', 'copes']);
  expect(text).toContain(
    "1 as expected, 1 different but the product copes, 0 the product can't cope with, 0 skipped.",
  );
  expect(text).not.toContain('To repair');
});

test('no line of the table in the report of check:api is longer than the terminal is wide', () => {
  const findings = [
    createFinding('fails', 'a long answer '.repeat(20)),
    createFinding('skipped', 'x'.repeat(200)),
  ];
  const table = formatReport({ findings, leftBehind: null }, 100).split('To repair')[0] ?? '';
  expect(Math.max(...table.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
});

const getRepairs = (findings: Finding[]) =>
  formatReport({ findings, leftBehind: null }, 120)
    .split('\n')
    .filter((line) => line.startsWith('- '));

const GUIDE = 'docs/guides/connect-laravel.md';

test.each([
  ['a redirect by `guest`', '302 to /home', `step 3 of ${GUIDE}`],
  [
    'a missing database',
    '500, SQLSTATE[HY000] [2002] Connection refused',
    `the database: step 14 of ${GUIDE}`,
  ],
])('“To repair” of check:api sends the reader of %s to the repair', (_, got, repair) => {
  expect(getRepairs([createFinding('fails', got)])).toEqual([`- ${repair}: GET /api/weeks, shape`]);
});

test('“To repair” of check:api refers to the contract for a failure that no step of the guide fixes', () => {
  expect(getRepairs([{ ...createFinding('fails'), step: undefined }])).toEqual([
    '- docs/contract/openapi.yaml: GET /api/weeks, shape',
  ]);
});

test('“To repair” of check:api has one line for the checks that one repair mends', () => {
  const findings = ['a', 'b'].map((check) => ({ ...createFinding('fails', '302 to /home'), check }));
  expect(getRepairs(findings)).toEqual([`- step 3 of ${GUIDE}: GET /api/weeks, a; GET /api/weeks, b`]);
});

test('the report of check:api replaces control characters in the API’s texts by spaces', () => {
  const text = formatReport({ findings: [createFinding('fails', 'a\u001b[2Jb\nc')], leftBehind: null }, 120);
  expect(text).toContain('a [2Jb c');
});

test('the report of check:api names an account that could not be deleted', () => {
  const text = formatReport({ findings: [], leftBehind: 'check@example.com' }, 120);
  expect(text).toContain('The account check@example.com was registered and could not be deleted.');
});

test.each<[Verdict, number]>([
  ['expected', 0],
  ['copes', 0],
  ['skipped', 0],
  ['fails', 1],
])('a finding with the verdict “%s” gives check:api the exit code %i', (verdict, code) => {
  expect(
    getExitCode({ findings: [createFinding('expected'), createFinding(verdict)], leftBehind: null }),
  ).toBe(code);
});
