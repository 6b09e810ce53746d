import { expect, test } from 'vitest';
import { createRootBranch } from './branch.ts';
import { createBranchId, createBranchName, findFreeBranchName } from './branch-names.ts';

const root = { seed: 7, parameters: {}, start: 0 };
const first = createRootBranch(root);
const second = createRootBranch(root, 'B-000000', 'Mía');

test.each([
  ['one branch', [first], [], 'B'],
  ['two branches', [first, second], [], 'C'],
  ['a removed branch B', [first], [second], 'C'],
  ['a branch whose removed parent was B', [{ ...first, parent: { branch: 'B-1', after: 0 } }], [], 'C'],
  ['a branch that replaced B', [{ ...first, replaced: 'B-1' }], [], 'C'],
])(
  'with %s, the id of a new branch begins with the next letter that no branch has had',
  (_what, branches, removed, letter) => {
    expect(createBranchId(branches, removed)).toMatch(new RegExp(`^${letter}-[\\da-f]{6}$`));
  },
);

test('after 26 branches, the id of a new branch begins with R and its number', () => {
  const many = Array.from({ length: 26 }, (_, index) =>
    createRootBranch(root, String.fromCharCode(65 + index)),
  );
  expect(createBranchId(many, [])).toMatch(/^R27-/);
});

test('the name of a new branch has its letter, and a number when the name is taken', () => {
  expect(createBranchName('C-3f09c2', [first, second])).toBe('Rama C');
  expect(createBranchName('C-3f09c2', [{ ...second, name: 'Rama C' }])).toBe('Rama C 2');
});

test('a branch keeps its own name', () => {
  expect(findFreeBranchName('Mía', [first, second], second)).toBe('Mía');
});
