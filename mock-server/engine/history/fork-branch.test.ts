import { expect, test } from 'vitest';
import { createRootBranch } from './branch.ts';
import { forkBranch } from './fork-branch.ts';

const fact = (seq: number) => ({ seq, at: seq, by: 'app' as const, kind: 'add', payload: {} });
const from = {
  ...createRootBranch({ seed: 7, parameters: {}, start: 0 }),
  facts: [fact(1), fact(2), fact(3)],
  cursor: 2,
  leftAt: 3,
  replaced: 'Z',
};
const own = { id: 'B', name: 'Rama B', isNamed: undefined };

test('a forked branch has the applied facts of its parent and nothing that the parent has replaced', () => {
  const forked = forkBranch(from, own);
  expect(forked).toMatchObject({ ...own, parent: { branch: 'A', after: 2 }, cursor: 2, leftAt: null });
  expect(forked.facts.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(forked.replaced).toBeUndefined();
});

test('a page state that is stored with a fact of a forked branch is not stored in its parent', () => {
  const [first] = forkBranch(from, own).facts;
  Object.assign(first ?? {}, { page: { storage: {}, route: '/' } });
  expect(from.facts[0]).not.toHaveProperty('page');
});
