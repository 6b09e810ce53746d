import { expect, test } from 'vitest';
import { createRootBranch } from './branch.ts';
import { createRemovedBranches } from './removed-branches.ts';

const create = (id: string, name = id) => createRootBranch({ seed: 7, parameters: {}, start: 0 }, id, name);
const [a, b, c] = [create('A'), create('B'), create('C')];
const toNames = (branches: { id: string; name: string }[]) => branches.map(({ id, name }) => `${id} ${name}`);

test('removed branches are restored at their places, the last one first', () => {
  const removed = createRemovedBranches();
  const rest = removed.remove(removed.remove([a, b, c], b), a);
  const first = removed.restore(rest, () => 'new');
  expect(toNames(first)).toEqual(['A A', 'C C']);
  expect(toNames(removed.restore(first, () => 'new'))).toEqual(['A A', 'B B', 'C C']);
});

test('a restored branch whose id and name are taken gets a new id and a number', () => {
  const removed = createRemovedBranches();
  removed.remove([a, b], b);
  expect(toNames(removed.restore([a, create('B')], () => 'new'))).toEqual(['A A', 'new B 2', 'B B']);
});

test('without a removed branch nothing is restored', () => {
  expect(createRemovedBranches().restore([a], () => 'new')).toEqual([a]);
});
