import type { AnyFact } from '../facts.ts';
import * as TEXTS from '../texts.ts';
import { type Branch, createRootBranch, type Root } from './branch.ts';
import { createBranchId, findFreeBranchName } from './branch-names.ts';
import { createRemovedBranches } from './removed-branches.ts';

/** Creates the list of a world's branches, one of which is current. It begins with one branch. */
export function createBranchList<Fact extends AnyFact>(root: Root) {
  let branches: Branch<Fact>[] = [createRootBranch(root)];
  let currentId = 'A';
  const removed = createRemovedBranches<Fact>();

  function find(id: string) {
    const branch = branches.find((listed) => listed.id === id);
    if (!branch) throw new Error(TEXTS.noBranch(id));
    return branch;
  }
  /** Returns an id that no branch of `among` and no removed branch has. */
  const createId = (among: readonly Branch<Fact>[]) => createBranchId(among, removed.list());

  return {
    /** Throws when there is no such branch. */
    find,
    current: () => find(currentId),
    branches: (): readonly Branch<Fact>[] => branches,
    createId,
    /** Adds a branch and makes it current. `kept`: the other branches, by default all. */
    start(branch: Branch<Fact>, kept: readonly Branch<Fact>[] = branches) {
      branches = [...kept, branch];
      currentId = branch.id;
    },
    switchTo(id: string) {
      const target = find(id);
      currentId = id;
      return target;
    },
    rename(id: string, name: string) {
      const branch = find(id);
      Object.assign(branch, { name: findFreeBranchName(name, branches, branch), isNamed: true });
    },
    remove(id: string) {
      branches = removed.remove(branches, find(id));
    },
    /** The branch that `undoRemove` adds again: the last removed one, or null. */
    removed: () => removed.list().at(-1) ?? null,
    undoRemove() {
      branches = removed.restore(branches, createId);
    },
    load(loaded: Branch<Fact>[], id: string) {
      branches = loaded;
      currentId = id;
    },
  };
}
