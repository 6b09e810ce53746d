import { expect, test } from 'vitest';
import { type Branch, createRootBranch } from './branch.ts';
import { importBranches } from './import-branches.ts';

const createBranch = (id: string, changes: Partial<Branch> = {}): Branch => ({
  ...createRootBranch({ seed: 7, parameters: {}, start: 0 }, id, id),
  ...changes,
});

/** Gives the branches of the world before the ids N1, N2 … */
function open(loaded: Branch[], before: Branch[]) {
  let count = 0;
  return importBranches(loaded, before, () => {
    count += 1;
    return `N${count}`;
  });
}

test('the branches of the world before come after the loaded ones, with new ids in their references too', () => {
  const before = [
    createBranch('A', { name: 'Vieja' }),
    createBranch('B', { parent: { branch: 'A', after: 2 }, replaced: 'A' }),
  ];
  const { branches, toNewId } = open([createBranch('A')], before);
  expect(branches.map(({ id, parent, replaced }) => [id, parent, replaced])).toEqual([
    ['A', null, undefined],
    ['N1', null, undefined],
    ['N2', { branch: 'N1', after: 2 }, 'N1'],
  ]);
  expect([toNewId('B'), toNewId(undefined)]).toEqual(['N2', undefined]);
});

test('a branch whose parent and replaced branch are no longer in the list keeps neither', () => {
  const orphan = createBranch('B', { parent: { branch: 'Z', after: 1 }, replaced: 'Z' });
  const { branches } = open([], [orphan]);
  expect(branches).toMatchObject([{ id: 'N1', parent: null, replaced: undefined }]);
});

test('a loaded branch gets a number when a branch of the world before has its name', () => {
  const { branches } = open([createBranch('A', { name: 'Mía' })], [createBranch('B', { name: 'Mía' })]);
  expect(branches.map(({ name }) => name)).toEqual(['Mía 2', 'Mía']);
});
