import type { AnyFact } from '../facts.ts';
import type { Branch } from './branch.ts';

/** Returns a branch that starts with the applied facts of `from`. */
export const forkBranch = <Fact extends AnyFact>(
  from: Branch<Fact>,
  own: Pick<Branch, 'id' | 'name' | 'isNamed'>,
): Branch<Fact> => ({
  ...from,
  ...own,
  parent: { branch: from.id, after: from.cursor },
  // The new branch gets copies of the facts, because each branch stores its own page states with them.
  facts: from.facts.slice(0, from.cursor).map((fact) => ({ ...fact })),
  leftAt: null,
  leftRate: undefined,
  leftDevice: undefined,
  replaced: undefined,
  replacedName: undefined,
});
