import type { AnyFact } from '../facts.ts';
import * as TEXTS from '../texts.ts';
import type { Branch } from './branch.ts';
import { findFreeBranchName } from './branch-names.ts';
import { deleteBranch } from './delete-branch.ts';

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
  if (isDeleted && !isParent) return deleteBranch(branches, started);
  if (!started.isNamed) started.name = findFreeBranchName(TEXTS.beforeUndo, branches, started);
  return [...branches];
}
