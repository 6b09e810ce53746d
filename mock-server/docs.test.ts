// @vitest-environment node
/** What docs/simulator.md says is so: every lever is on its list, and every test that its traps name exists. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startMockServer } from './index.ts';

const page = readFileSync('docs/simulator.md', 'utf8');

test('docs/simulator.md lists every method of the control API and no other', () => {
  const control = startMockServer({ players: 0, rate: 0, intercept: false, client: null });
  const groups = ['clock', 'agenda', 'world', 'branch', 'fault', 'net', 'mail'] as const;
  const levers = groups.flatMap((group) => Object.keys(control[group]).map((name) => `${group}.${name}`));
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) => [...row.matchAll(/`([a-z]+\.[a-zA-Z]+)\(/g)].map(([, name]) => name));
  expect(told.sort()).toEqual(levers.sort());
  control.shutdown();
});

const TRAPS = [...page.matchAll(/^\| (.+) \| `([^`]+)` · (.+) \|$/gm)].map(([, trap, file, name]) => ({
  trap: trap ?? '',
  file: file ?? '',
  name: name ?? '',
}));

test.each(TRAPS)('the test that docs/simulator.md names for $trap exists', ({ file, name }) => {
  expect(readFileSync(file, 'utf8').includes(name)).toBe(true);
});

test('docs/simulator.md has a row for every pitfall', () => {
  const named = new Set(TRAPS.map(({ trap }) => trap.split(' ')[0]));
  for (let number = 1; number <= 12; number += 1) expect(named).toContain(`T${number}`);
  for (let number = 1; number <= 15; number += 1) expect(named).toContain(`M${number}`);
});
