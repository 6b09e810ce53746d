import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getNamedTests, isMissing } from './named-tests.ts';

const ROWS = 40;

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, , proof = ''] = /^\| (\d+) \| (.+) \| (.+) \|$/.exec(line) ?? [];
    return number ? [{ number: Number(number), proof }] : [];
  });

test('docs/security.md numbers the rows of its checklist from 1 to 40, each once', () => {
  const numbers = rows.map(({ number }) => number).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
});

test('every row of docs/security.md names a test or has a text after “Signed off:”', () => {
  const bare = rows.filter(
    ({ proof }) => getNamedTests(proof).length === 0 && !/^Signed off: .{20}/.test(proof),
  );
  expect(bare).toEqual([]);
});

test('every test that docs/security.md names exists', () => {
  const missing = rows
    .flatMap(({ number, proof }) => getNamedTests(proof).map((one) => ({ number, ...one })))
    .filter(isMissing);
  expect(missing).toEqual([]);
});
