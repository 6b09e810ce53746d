import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPage } from '../src/testing/fault-matrix/page.ts';
import { getNamedTests, isMissing } from './named-tests.ts';

const ROWS = 21;

test('docs/fault-matrix.md is the page that is generated from the fault matrix of the tests', async () => {
  await expect(createPage()).toMatchFileSnapshot('../docs/fault-matrix.md');
});

test('every test file that docs/fault-matrix.md names exists', () => {
  const files = [...createPage().matchAll(/`(src\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(ROWS);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const [, section = ''] = readFileSync('docs/reliability.md', 'utf8').split('## Faults beyond one call\n');
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| [^-f]/.test(line));

test('the section “Faults beyond one call” of docs/reliability.md has 21 rows, and each row names a test', () => {
  expect(rows).toHaveLength(ROWS);
  expect(rows.filter((row) => getNamedTests(row).length === 0)).toEqual([]);
});

test('every test that docs/reliability.md names under “Faults beyond one call” exists', () => {
  expect(rows.flatMap(getNamedTests).filter(isMissing)).toEqual([]);
});
