import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startMockServer } from './index.ts';

const page = readFileSync('docs/simulator.md', 'utf8');

test('docs/simulator.md lists exactly the methods of the control API’s groups, such as `clock` and `world`', () => {
  const control = startMockServer({ players: 0, rate: 0, intercept: false, pageAdapter: null });
  const groups = ['clock', 'agenda', 'world', 'branch', 'fault', 'net', 'mail'] as const;
  const methods = groups.flatMap((group) => Object.keys(control[group]).map((name) => `${group}.${name}`));
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z]+\.[a-zA-Z]+)\(/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(methods.sort());
  control.shutdown();
});

const PITFALLS = [...page.matchAll(/^\| (.+) \| `([^`]+)` · (.+) \|$/gm)].map(([, trap, file, name]) => ({
  trap: trap ?? '',
  file: file ?? '',
  name: name ?? '',
}));

test.each(PITFALLS)(
  'the test that docs/simulator.md names for the pitfall $trap exists',
  ({ file, name }) => {
    expect(readFileSync(file, 'utf8').includes(name)).toBe(true);
  },
);

test('docs/simulator.md has a row for each of the pitfalls T1 to T12 and M1 to M15', () => {
  const named = new Set(PITFALLS.map(({ trap }) => trap.split(' ')[0]));
  for (let number = 1; number <= 12; number += 1) expect(named).toContain(`T${number}`);
  for (let number = 1; number <= 15; number += 1) expect(named).toContain(`M${number}`);
});
