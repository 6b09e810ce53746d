import type { Branch } from '../history/branch.ts';
import type { PageState } from '../page/page-state.ts';

interface Deps {
  world: { now(): number };
  timeline: { current(): Branch; savePageState(page: PageState): void };
  pageAdapter: { snapshot(): PageState };
  /** Derives the page's state from the applied facts, when no fact has stored it. */
  guessPage(): PageState;
}

/** The state of the page that belongs to the cursor of the current branch: a jump stores it, and restores it. */
export const createPageAtCursor = ({ world, timeline, pageAdapter, guessPage }: Deps) => ({
  /**
   * Stores the page's state in the current branch before a jump or a new branch. Stores the time as well if another
   * branch becomes current (`isSwitching`), or the jump goes back from the end of the current branch.
   */
  leaveBranch(isSwitching: boolean) {
    const branch = timeline.current();
    timeline.savePageState(pageAdapter.snapshot());
    if (isSwitching || branch.cursor === branch.facts.length) branch.leftAt = world.now();
  },
  /** Returns the state of the page after the last applied fact. */
  getArrival(): PageState {
    const { facts, cursor, basePage } = timeline.current();
    return (cursor > 0 ? facts[cursor - 1]?.page : basePage) ?? guessPage();
  },
});
