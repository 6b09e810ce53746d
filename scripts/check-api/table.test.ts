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
  ['to abcdefgh', 4, ['to', 'abcd', 'efgh']],
  ['exactly', 7, ['exactly']],
  ['', 7, ['']],
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

test('the report of check:api lists a failure with the step of the guide that fixes it', () => {
  const text = formatReport({ findings: [createFinding('fails')], leftBehind: null }, 120);
  expect(text).toContain('- GET /api/weeks, shape: step 6 of docs/guides/connect-laravel.md');
});

test('the report of check:api refers to the contract for a failure that no step of the guide fixes', () => {
  const text = formatReport(
    { findings: [{ ...createFinding('fails'), step: undefined }], leftBehind: null },
    120,
  );
  expect(text).toContain('- GET /api/weeks, shape: docs/contract/openapi.yaml');
});

test('the report of check:api sends the reader of a server error to the log of the API first', () => {
  const text = formatReport(
    { findings: [createFinding('fails', '500, Server Error')], leftBehind: null },
    120,
  );
  expect(text).toContain(
    '- GET /api/weeks, shape: the exception in storage/logs/laravel.log; then step 6 of docs/guides/connect-laravel.md',
  );
});

test('for the error “Session store not set on request.” the report of check:api names step 1 of the guide', () => {
  const got = '500, Session store not set on request.: the player sees the unexpected error';
  const text = formatReport({ findings: [createFinding('fails', got)], leftBehind: null }, 120);
  expect(text).toContain('- GET /api/weeks, shape: step 1 of docs/guides/connect-laravel.md');
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
