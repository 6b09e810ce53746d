import { expect, test } from 'vitest';
import { type Branch, createRootBranch } from './branch.ts';
import { retireStarted } from './retire-started.ts';

const createBranch = (id: string, changes: Partial<Branch> = {}): Branch => ({
  ...createRootBranch({ seed: 7, parameters: {}, start: 0 }, id, id),
  ...changes,
});
const getNames = (others: Branch[], started: Branch, isDeleted: boolean) =>
  retireStarted([...others, started], started, isDeleted).map(({ name }) => name);

test.each<[what: string, isDeleted: boolean, changes: Partial<Branch>, others: Branch[], names: string[]]>([
  ['is deleted', true, {}, [createBranch('A')], ['A']],
  ['that stays says what it was', false, {}, [createBranch('A')], ['A', 'Antes de deshacer']],
  ['keeps a name of the user', false, { isNamed: true }, [createBranch('A')], ['A', 'B']],
  [
    'from which another branch started stays',
    true,
    {},
    [createBranch('C', { parent: { branch: 'B', after: 0 } })],
    ['C', 'Antes de deshacer'],
  ],
])('a started branch %s', (_what, isDeleted, changes, others, names) => {
  expect(getNames(others, createBranch('B', changes), isDeleted)).toEqual(names);
});

test('the undo of a start leaves a later start with the branch that stood before both', () => {
  const started = createBranch('B', { replaced: 'A', replacedName: 'Mía' });
  const later = createBranch('C', { replaced: 'B', replacedName: 'B' });
  retireStarted([createBranch('A'), started, later], started, true);
  expect(later).toMatchObject({ replaced: 'A', replacedName: 'Mía' });
});
