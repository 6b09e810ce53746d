import type { AnyFact } from '../facts.ts';
import type { Branch } from './branch.ts';
import { findFreeBranchName } from './branch-names.ts';

/** Remembers the branches that the user removes, until the page reloads. */
export function createRemovedBranches<Fact extends AnyFact>() {
  const removed: { branch: Branch<Fact>; index: number }[] = [];
  return {
    list: () => removed.map(({ branch }) => branch),
    /** Returns the branches without the removed one. */
    remove(branches: readonly Branch<Fact>[], branch: Branch<Fact>): Branch<Fact>[] {
      removed.push({ branch, index: branches.indexOf(branch) });
      return branches.filter((other) => other !== branch);
    },
    /**
     * Returns the branches with the one that was removed last, at its place. `createId` gives it an id if its own is
     * taken.
     */
    restore(branches: Branch<Fact>[], createId: (among: readonly Branch<Fact>[]) => string): Branch<Fact>[] {
      const last = removed.pop();
      if (!last) return branches;
      const { branch, index } = last;
      // The id is taken when another tab has replaced the world by one that has a branch of this id.
      const isTaken = branches.some((other) => other.id === branch.id);
      const restored = {
        ...branch,
        id: isTaken ? createId(branches) : branch.id,
        name: findFreeBranchName(branch.name, branches),
      };
      return branches.toSpliced(index, 0, restored);
    },
  };
}
