import { expect, test } from 'vitest';
import type { AnyFact } from '../facts.ts';
import { type Branch, createRootBranch } from './branch.ts';
import { type Replacement, retireBranch } from './retire-branch.ts';

const FACT: AnyFact = { seq: 1, at: 0, by: 'app', kind: 'add', payload: {} };
const createBranch = (id: string, changes: Partial<Branch> = {}): Branch => ({
  ...createRootBranch({ seed: 7, parameters: {}, start: 0 }, id, id),
  ...changes,
});

test.each<
  [
    what: string,
    changes: Partial<Branch>,
    how: Partial<Replacement>,
    names: string[],
    replaced: string | undefined,
  ]
>([
  ['with facts is renamed', { facts: [FACT] }, {}, ['Antes', 'B'], 'A'],
  ['with facts is deleted in place', { facts: [FACT] }, { inPlace: true }, ['B'], undefined],
  ['without facts is deleted', {}, {}, ['B'], undefined],
  ['without facts is kept for its clocks', {}, { keepsEmpty: true }, ['Antes', 'B'], 'A'],
  ['without facts hands on the branch that it has replaced', { replaced: 'B' }, {}, ['B'], 'B'],
  ['with a name of the user keeps it', { isNamed: true }, { inPlace: true }, ['A', 'B'], 'A'],
])('a replaced branch %s', (_what, changes, how, names, replaced) => {
  const old = createBranch('A', changes);
  const result = retireBranch([old, createBranch('B')], old, { previousName: 'Antes', ...how });
  expect([result.kept.map(({ name }) => name), result.replaced]).toEqual([names, replaced]);
});

test('a replaced branch from which another branch started is never deleted', () => {
  const old = createBranch('A');
  const child = createBranch('B', { parent: { branch: 'A', after: 0 } });
  expect(retireBranch([old, child], old, { previousName: 'Antes', inPlace: true }).kept).toHaveLength(2);
});

test('a branch that has replaced the deleted one takes over the branch that this one had replaced', () => {
  const old = createBranch('B', { replaced: 'A' });
  const later = createBranch('C', { replaced: 'B' });
  retireBranch([createBranch('A'), old, later], old, { previousName: 'Antes' });
  expect(later.replaced).toBe('A');
});
