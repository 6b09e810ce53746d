import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getNamedTests, isMissing } from './named-tests.ts';

const ROWS = 30;

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, proof = ''] = /^\| (\d+) \| .+ \| (.+) \|$/.exec(line) ?? [];
    return number ? [{ number: Number(number), proof }] : [];
  });

test('docs/accessibility.md numbers its requirements from 1 to 30, each once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
});

test('every requirement of docs/accessibility.md names a test', () => {
  expect(rows.filter(({ proof }) => getNamedTests(proof).length === 0)).toEqual([]);
});

test('every test that docs/accessibility.md names exists', () => {
  const missing = rows
    .flatMap(({ number, proof }) => getNamedTests(proof).map((one) => ({ number, ...one })))
    .filter(isMissing);
  expect(missing).toEqual([]);
});
