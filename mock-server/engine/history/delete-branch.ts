import type { AnyFact } from '../facts.ts';
import type { Branch } from './branch.ts';

/**
 * Returns the branches without `deleted`. A branch that had replaced it now undoes its start to the branch that
 * `deleted` had replaced.
 */
export function deleteBranch<Fact extends AnyFact>(
  branches: readonly Branch<Fact>[],
  deleted: Branch<Fact>,
): Branch<Fact>[] {
  const kept = branches.filter((branch) => branch !== deleted);
  const { replaced, replacedName } = deleted;
  for (const branch of kept)
    if (branch.replaced === deleted.id) Object.assign(branch, { replaced, replacedName });
  return kept;
}
