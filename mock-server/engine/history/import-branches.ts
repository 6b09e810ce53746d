import type { AnyFact } from '../facts.ts';
import type { Branch } from './branch.ts';
import { findFreeBranchName } from './branch-names.ts';

/**
 * Returns the loaded branches and, after them, those of the world before, which get new ids. A loaded branch gets a
 * number when its name is taken. `toNewId` returns the new id of a branch of the world before.
 */
export function importBranches<Fact extends AnyFact>(
  loaded: readonly Branch<Fact>[],
  before: readonly Branch<Fact>[],
  createId: (branches: readonly Branch<Fact>[]) => string,
) {
  for (const branch of loaded) branch.name = findFreeBranchName(branch.name, [...loaded, ...before], branch);
  const ids = new Map<string, string>();
  const toNewId = (id: string | undefined) => (id === undefined ? undefined : ids.get(id));
  let branches = [...loaded];
  for (const old of before) {
    const id = createId(branches);
    ids.set(old.id, id);
    branches = [...branches, { ...old, id }];
  }
  for (const branch of branches.slice(loaded.length)) {
    const { parent } = branch;
    const parentId = toNewId(parent?.branch);
    branch.parent = parent && parentId ? { ...parent, branch: parentId } : null;
    branch.replaced = toNewId(branch.replaced);
  }
  return { branches, toNewId };
}
