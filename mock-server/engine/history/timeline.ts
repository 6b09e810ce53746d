import type { AnyFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import { type Branch, createRootBranch, type Root } from './branch.ts';
import { createBranchList } from './branch-list.ts';
import { createBranchName, findFreeBranchName } from './branch-names.ts';
import { forkBranch } from './fork-branch.ts';
import { importBranches } from './import-branches.ts';
import { type Replacement, retireBranch } from './retire-branch.ts';
import { retireStarted } from './retire-started.ts';
import { storePageState } from './store-page-state.ts';

/**
 * Creates the timeline of a world: its facts, in branches. `isMinor` says of a fact that it changes no row of interest:
 * when that is true of all facts after the cursor, a new fact replaces them instead of starting a branch.
 */
export function createTimeline<Fact extends AnyFact>(root: Root, isMinor: (fact: Fact) => boolean) {
  const { createId, start, ...list } = createBranchList<Fact>(root);
  const { branches, current } = list;

  const savePageState = (page: PageState) => storePageState(current(), page);

  /** Starts a branch with the applied facts of the current one. Without a name of the user, its name is its letter. */
  function fork(name?: string): Branch<Fact> {
    const id = createId(branches());
    const own =
      name === undefined
        ? { id, name: createBranchName(id, branches()), isNamed: undefined }
        : { id, name: findFreeBranchName(name, branches()), isNamed: true };
    const branch = forkBranch(current(), own);
    start(branch);
    return branch;
  }

  return {
    ...list,
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
      const { kept, ...origin } = retireBranch(branches(), current(), how);
      const name = findFreeBranchName(TEXTS.firstBranch, kept);
      start({ ...createRootBranch(root, createId(kept), name), ...origin }, kept);
    },
    /**
     * Switches to the branch that the current one has replaced, and gives it its name back. The current branch is
     * deleted if the user has changed nothing in it, or with `inPlace`. Throws when the current one replaced none.
     */
    undoStart({ inPlace = false }: { inPlace?: boolean | undefined } = {}) {
      const started = current();
      const replaced = list.switchTo(started.replaced ?? '');
      const isDeleted = !started.isNamed && (inPlace || started.facts.every(isMinor));
      list.load(retireStarted(branches(), started, isDeleted), replaced.id);
      replaced.name = findFreeBranchName(started.replacedName ?? replaced.name, branches(), replaced);
      return replaced;
    },
    /**
     * Adds `others`, the branches of the world that the loaded world replaces. `other` is the branch that was current
     * there.
     */
    importBranches(others: readonly Branch<Fact>[], other: Branch<Fact>, how: Replacement) {
      const { kept, replaced, replacedName } = retireBranch(others, other, how);
      const { id } = current();
      const imported = importBranches(branches(), kept, createId);
      list.load(imported.branches, id);
      Object.assign(current(), { replaced: imported.toNewId(replaced), replacedName });
    },
  };
}
