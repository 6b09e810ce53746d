import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startMockServer } from './index.ts';

const page = readFileSync('docs/simulator.md', 'utf8');

test('docs/simulator.md lists exactly the methods of the control API’s groups, such as `clock` and `world`', () => {
  const control = startMockServer({ players: 0, rate: 0, intercept: false });
  const groups = ['clock', 'agenda', 'world', 'branch', 'fault', 'net', 'mail'] as const;
  const methods = groups.flatMap((group) => Object.keys(control[group]).map((name) => `${group}.${name}`));
  const rows = page.match(/^- `.*(?:\n {2}.*)*/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z]+\.[a-zA-Z]+)\(/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(methods.sort());
  control.shutdown();
});
