import type { AnyFact } from '../facts.ts';
import * as TEXTS from '../texts.ts';
import type { Branch } from './branch.ts';
import { findFreeBranchName } from './branch-names.ts';

/**
 * Returns the branches without `started`, or with its new name when it stays: because `isDeleted` is false, or because
 * another branch started from it.
 */
export function retireStarted<Fact extends AnyFact>(
  branches: readonly Branch<Fact>[],
  started: Branch<Fact>,
  isDeleted: boolean,
): Branch<Fact>[] {
  const isParent = branches.some(({ parent }) => parent?.branch === started.id);
  if (isDeleted && !isParent) {
    // What was to come back in place of the deleted branch comes back in place of those that replaced it.
    for (const branch of branches)
      if (branch.replaced === started.id)
        Object.assign(branch, { replaced: started.replaced, replacedName: started.replacedName });
    return branches.filter((branch) => branch !== started);
  }
  if (!started.isNamed) started.name = findFreeBranchName(TEXTS.beforeUndo, branches, started);
  return [...branches];
}
