import type { AnyFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import { type Branch, createRootBranch, type Root } from './branch.ts';
import { createBranchId, createBranchName, findFreeBranchName } from './branch-names.ts';
import { importBranches } from './import-branches.ts';
import { type Replacement, retireBranch } from './retire-branch.ts';

/**
 * Creates the branches of a world, one of which is current. `isMinor` says of a fact that it changes no row of interest:
 * when that is true of all facts after the cursor, a new fact replaces them instead of starting a branch.
 */
export function createTimeline<Fact extends AnyFact>(root: Root, isMinor: (fact: Fact) => boolean) {
  let branches: Branch<Fact>[] = [createRootBranch(root)];
  let currentId = 'A';
  const removed: { branch: Branch<Fact>; index: number }[] = [];

  const createId = (among: readonly Branch<Fact>[]) =>
    createBranchId(
      among,
      removed.map(({ branch }) => branch),
    );
  const find = (id: string) => {
    const branch = branches.find((listed) => listed.id === id);
    if (!branch) throw new Error(TEXTS.noBranch(id));
    return branch;
  };
  const current = () => find(currentId);

  /** Adds a branch and makes it current. */
  function start(branch: Branch<Fact>) {
    branches = [...branches, branch];
    currentId = branch.id;
  }

  /**
   * Stores the page's state with the last applied fact, or as `basePage` when no fact is applied. If later facts
   * follow, a state that is stored already stays.
   */
  function savePageState(page: PageState) {
    const branch = current();
    const last = branch.facts[branch.cursor - 1];
    const isAtEnd = branch.cursor === branch.facts.length;
    if (last && (isAtEnd || !last.page)) last.page = page;
    else if (!last && (isAtEnd || !branch.basePage)) branch.basePage = page;
  }

  /** Starts a branch with the applied facts of the current one. */
  function fork(name?: string): Branch<Fact> {
    const from = current();
    const id = createId(branches);
    const branch: Branch<Fact> = {
      ...from,
      id,
      name: name === undefined ? createBranchName(id, branches) : findFreeBranchName(name, branches),
      isNamed: name === undefined ? undefined : true,
      parent: { branch: from.id, after: from.cursor },
      // The new branch gets copies of the facts, because each branch stores its own page states with them.
      facts: from.facts.slice(0, from.cursor).map((fact) => ({ ...fact })),
      leftAt: null,
      replaced: undefined,
    };
    start(branch);
    return branch;
  }

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
    startOver(root: Root, how: Replacement) {
      const { kept, replaced } = retireBranch(branches, current(), how);
      branches = kept;
      const name = findFreeBranchName(TEXTS.firstBranch, branches);
      start({ ...createRootBranch(root, createId(branches), name), replaced });
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
      const isTaken = branches.some((other) => other.id === branch.id);
      const restored = {
        ...branch,
        id: isTaken ? createId(branches) : branch.id,
        name: findFreeBranchName(branch.name, branches),
      };
      branches = branches.toSpliced(index, 0, restored);
    },
    load(loaded: Branch<Fact>[], id: string) {
      branches = loaded;
      currentId = id;
    },
    /**
     * Adds `others`, the branches of the world that the loaded world replaces. `other` is the branch that was current
     * there.
     */
    importBranches(others: readonly Branch<Fact>[], other: Branch<Fact>, how: Replacement) {
      const { kept, replaced } = retireBranch(others, other, how);
      const imported = importBranches(branches, kept, createId);
      branches = imported.branches;
      current().replaced = imported.toNewId(replaced);
    },
  };
}
