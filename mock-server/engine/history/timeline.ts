import { findFreeName } from '../../lib/free-name.ts';
import { createRandomId } from '../../lib/random-id.ts';
import type { AnyFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import { TEXTS } from '../texts.ts';
import type { Branch, Root } from './branch.ts';

const getBranchLetter = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : `R${index + 1}`);
const getLetterOfId = (id: string | undefined) => id?.split('-')[0];

export const createRootBranch = (root: Root, id = 'A', name = TEXTS.firstBranch): Branch<never> => ({
  ...root,
  id,
  name,
  parent: null,
  facts: [],
  cursor: 0,
  leftAt: null,
  basePage: null,
});

/**
 * Creates the branches of a world. `isMinor` says of a fact that it changes no row of interest: when that is true of all
 * facts after the cursor, a new fact replaces them instead of starting a branch.
 */
export function createTimeline<Fact extends AnyFact>(root: Root, isMinor: (fact: Fact) => boolean) {
  let branches: Branch<Fact>[] = [createRootBranch(root)];
  let currentId = 'A';
  const removed: { branch: Branch<Fact>; index: number }[] = [];

  const find = (id: string) => {
    const branch = branches.find((listed) => listed.id === id);
    if (!branch) throw new Error(TEXTS.noBranch(id));
    return branch;
  };
  const current = () => find(currentId);

  /**
   * Returns an id such as `B-3f09c2`. Another tab of the world may create a branch while this tab has deleted one that
   * `undoRemove` adds again, so a free letter alone would not be unique.
   */
  const createId = () => {
    let index = branches.length;
    // A removed branch keeps its id: `undoRemove` adds it again, and other branches may refer to it after a reload.
    const all = [...branches, ...removed.map(({ branch }) => branch)];
    const ids = all.flatMap(({ id, parent, replaced }) => [id, parent?.branch, replaced]);
    const taken = new Set(ids.map(getLetterOfId));
    while (taken.has(getBranchLetter(index))) index += 1;
    return `${getBranchLetter(index)}-${createRandomId(3)}`;
  };

  const findFreeBranchName = (base: string, own?: Branch<Fact>) =>
    findFreeName(
      base,
      branches.filter((branch) => branch !== own).map(({ name }) => name),
    );

  /**
   * Renames the branch that is being replaced to `previousName`, unless the user has named it. Deletes it instead if it
   * has no facts or with `inPlace`, but never when the user has named it or another branch started from it. Returns
   * the id of the branch to which the user switches to undo the replacement.
   */
  const retire = (old: Branch<Fact>, previousName: string, inPlace = false): string | undefined => {
    const isParent = branches.some(({ parent }) => parent?.branch === old.id);
    const isDeleted = !old.isNamed && !isParent && (inPlace || old.facts.length === 0);
    if (isDeleted) {
      branches = branches.filter((branch) => branch !== old);
      for (const branch of branches) if (branch.replaced === old.id) branch.replaced = old.replaced;
      return old.replaced;
    }
    if (!old.isNamed) old.name = findFreeBranchName(previousName, old);
    return old.id;
  };

  /**
   * Stores the page's state with the last applied fact, or as `basePage` when no fact is applied. If later facts
   * follow, a state that is stored already stays.
   */
  const savePageState = (page: PageState) => {
    const branch = current();
    const last = branch.facts[branch.cursor - 1];
    const isAtEnd = branch.cursor === branch.facts.length;
    if (last && (isAtEnd || !last.page)) last.page = page;
    else if (!last && (isAtEnd || !branch.basePage)) branch.basePage = page;
  };

  const fork = (name?: string): Branch<Fact> => {
    const from = current();
    const id = createId();
    const branch: Branch<Fact> = {
      ...from,
      id,
      name: name ?? findFreeBranchName(TEXTS.branch(getLetterOfId(id))),
      isNamed: name === undefined ? undefined : true,
      parent: { branch: from.id, after: from.cursor },
      // The new branch gets copies of the facts, because each branch stores its own page states with them.
      facts: from.facts.slice(0, from.cursor).map((fact) => ({ ...fact })),
      leftAt: null,
      replaced: undefined,
    };
    branches = [...branches, branch];
    currentId = id;
    return branch;
  };

  return {
    /** Throws when there is no such branch. */
    find,
    current,
    branches: (): readonly Branch<Fact>[] => branches,
    applied: () => current().facts.slice(0, current().cursor),
    savePageState,
    /**
     * Adds a fact at the cursor; returns the id of the branch that the fact starts, or null. When facts that are not
     * minor follow the cursor, the new fact starts a branch, and the later facts stay in the previous branch. Otherwise
     * the later facts are deleted. `page` is the page's state before the fact.
     */
    append(fact: Fact, page: PageState): string | null {
      const before = current();
      const future = before.facts.slice(before.cursor);
      const isForked = !future.every(isMinor);
      if (isForked) {
        fork();
        // With its cursor at the end, the previous branch applies all of its facts after a switch back.
        before.cursor = before.facts.length;
        before.leftAt = Math.max(before.leftAt ?? 0, before.facts.at(-1)?.at ?? 0);
      } else before.facts.length = before.cursor;
      savePageState(page);
      const branch = current();
      branch.facts.push({ ...fact, seq: branch.facts.length + 1 });
      branch.cursor = branch.facts.length;
      return isForked ? branch.id : null;
    },
    fork,
    /** Adds a branch without facts, which replaces the current branch, and switches to it. */
    startOver(root: Root, { previousName, inPlace }: { previousName: string; inPlace?: boolean }) {
      const replaced = retire(current(), previousName, inPlace);
      const branch = {
        ...createRootBranch(root, createId(), findFreeBranchName(TEXTS.firstBranch)),
        replaced,
      };
      branches = [...branches, branch];
      currentId = branch.id;
    },
    switchTo(id: string) {
      const target = find(id);
      currentId = id;
      return target;
    },
    rename(id: string, name: string) {
      Object.assign(find(id), { name, isNamed: true });
    },
    remove(id: string) {
      const branch = find(id);
      removed.push({ branch, index: branches.indexOf(branch) });
      branches = branches.filter((other) => other !== branch);
    },
    /** The branch that `undoRemove` adds again: the last removed one, or null. */
    removed: () => removed.at(-1)?.branch ?? null,
    undoRemove() {
      const last = removed.pop();
      if (!last) return;
      const { branch, index } = last;
      // The id is taken when another tab has replaced the world by one that has a branch of this id.
      const id = branches.some((other) => other.id === branch.id) ? createId() : branch.id;
      const restored = { ...branch, id, name: findFreeBranchName(branch.name) };
      branches = branches.toSpliced(index, 0, restored);
    },
    load(loaded: Branch<Fact>[], id: string) {
      branches = loaded;
      currentId = id;
    },
    /**
     * Adds `others`, the branches of the world that the loaded world replaces. `otherId` is the branch that was current
     * there: it is renamed to `previousName` or deleted. A loaded branch gets a number when its name is taken.
     */
    importBranches(
      others: readonly Branch<Fact>[],
      otherId: string,
      { previousName, inPlace }: { previousName: string; inPlace?: boolean },
    ) {
      const loaded = branches;
      branches = [...others];
      const replaced = retire(find(otherId), previousName, inPlace);
      const kept = branches;
      branches = [...loaded, ...kept];
      for (const branch of loaded) branch.name = findFreeBranchName(branch.name, branch);
      const ids = new Map<string, string>();
      branches = loaded;
      for (const other of kept) {
        const id = createId();
        ids.set(other.id, id);
        branches = [...branches, { ...other, id }];
      }
      const toNewId = (id: string | undefined) => (id === undefined ? undefined : ids.get(id));
      for (const branch of branches.slice(loaded.length)) {
        const { parent } = branch;
        const parentId = toNewId(parent?.branch);
        branch.parent = parent && parentId ? { ...parent, branch: parentId } : null;
        branch.replaced = toNewId(branch.replaced);
      }
      current().replaced = toNewId(replaced);
    },
  };
}
