/** The ids and names of new branches. */
import { findFreeName } from '../../lib/free-name.ts';
import { createRandomId } from '../../lib/random-id.ts';
import * as TEXTS from '../texts.ts';
import type { Branch } from './branch.ts';

type Named = Pick<Branch, 'id' | 'name' | 'parent' | 'replaced'>;

const getBranchLetter = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : `R${index + 1}`);
const getLetterOfId = (id: string | undefined) => id?.split('-')[0];

/**
 * Returns an id such as `B-3f09c2`. Another tab of the world may create a branch while this tab has deleted one that
 * `undoRemove` adds again, so a free letter alone would not be unique.
 */
export function createBranchId(branches: readonly Named[], removed: readonly Named[]): string {
  // A removed branch keeps its id: `undoRemove` adds it again, and other branches may refer to it after a reload.
  const ids = [...branches, ...removed].flatMap(({ id, parent, replaced }) => [id, parent?.branch, replaced]);
  const taken = new Set(ids.map(getLetterOfId));
  let index = branches.length;
  while (taken.has(getBranchLetter(index))) index += 1;
  return `${getBranchLetter(index)}-${createRandomId(3)}`;
}

/** Returns the name, with a number if another branch than `own` has it. */
export const findFreeBranchName = (base: string, branches: readonly Named[], own?: Named): string =>
  findFreeName(
    base,
    branches.filter((branch) => branch !== own).map(({ name }) => name),
  );

export const createBranchName = (id: string, branches: readonly Named[]): string =>
  findFreeBranchName(TEXTS.getBranchName(getLetterOfId(id)), branches);
