import type { AnyFact } from '../facts.ts';
import type { Branch } from './branch.ts';
import { findFreeBranchName } from './branch-names.ts';
import { deleteBranch } from './delete-branch.ts';

export interface Replacement {
  /** The name of the branch that is replaced, unless the user has named it. */
  previousName: string;
  /** Deletes that branch instead. */
  inPlace?: boolean | undefined;
  /** Keeps that branch without facts too, because its clocks differ from those of a new world. */
  keepsEmpty?: boolean | undefined;
}

/**
 * Returns the branches without `old` or with its new name, and the id of the branch to which the user switches to undo
 * the replacement, with the name that it then gets back. A branch without facts is deleted too, unless `keepsEmpty`. A
 * branch that the user has named, or from which another branch started, is never deleted.
 */
export function retireBranch<Fact extends AnyFact>(
  branches: readonly Branch<Fact>[],
  old: Branch<Fact>,
  { previousName, inPlace = false, keepsEmpty = false }: Replacement,
): { kept: Branch<Fact>[]; replaced: string | undefined; replacedName: string | undefined } {
  const { name } = old;
  const isParent = branches.some(({ parent }) => parent?.branch === old.id);
  const isDeleted = !old.isNamed && !isParent && (inPlace || (old.facts.length === 0 && !keepsEmpty));
  if (!isDeleted) {
    if (!old.isNamed) old.name = findFreeBranchName(previousName, branches, old);
    return { kept: [...branches], replaced: old.id, replacedName: name };
  }
  const { replaced, replacedName } = old;
  return { kept: deleteBranch(branches, old), replaced, replacedName };
}
