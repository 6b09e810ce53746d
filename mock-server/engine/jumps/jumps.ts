/** Where time jumps go: to an instant, to a fact, to another branch. */
import type { AnyModels } from 'miragejs/-types';
import { toCanonicalJson } from '../../lib/hash.ts';
import type { Branch } from '../history/branch.ts';
import type { World } from '../history/world.ts';
import type { Arrival, PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import { createPageAtCursor } from './page-at-cursor.ts';
import { createTransaction, type TransactionDeps } from './transaction.ts';

export interface JumpOptions {
  /**
   * False: a jump back changes only the clock, and all facts stay. True by default: the facts after the last one that
   * is not later than the instant are undone, and the page gets the state that it had then.
   */
  data?: boolean | undefined;
  /** The app is not notified, and learns the new time from its next call. False by default. */
  silent?: boolean | undefined;
}

interface Deps<Models extends AnyModels, Payloads extends object> extends TransactionDeps {
  world: World<Models, Payloads>;
  /** Derives the page's state from the applied facts, when no fact has stored it. */
  guessPage(): PageState;
}

export type Jumps = ReturnType<typeof createJumps>;

export function createJumps<Models extends AnyModels, Payloads extends object>({
  guessPage,
  ...deps
}: Deps<Models, Payloads>) {
  const { world, device, pageAdapter } = deps;
  const { timeline, clock } = world;
  const { jump, whenIdle } = createTransaction(deps);
  const pageAtCursor = createPageAtCursor({ world, timeline, device, pageAdapter, guessPage });

  /**
   * Counts the facts up to the last one not later than `at`. After `data: false`, a fact may follow one with a later
   * time.
   */
  const countUntil = (at: number, facts: readonly { at: number }[]) =>
    facts.findLastIndex((fact) => fact.at <= at) + 1;

  function goToTime(at: number, { data = true, silent = false }: JumpOptions): Arrival {
    if (at >= world.now()) return goForward(at, silent);
    if (data) return goToCursor(countUntil(at, timeline.applied()), at);
    moveClock(at, silent);
    return null;
  }

  /** Goes to just after a fact of the branch. */
  function goToCursor(cursor: number, at: number): PageState {
    const branch = timeline.current();
    // A jump from the end of a branch stores the time of the end, to which a switch of the branch returns.
    if (branch.cursor === branch.facts.length) pageAtCursor.storeWithTime();
    else pageAtCursor.store();
    world.rebuildAt(cursor);
    clock.set(at);
    return pageAtCursor.getArrival();
  }

  /**
   * Applies again the facts that an earlier jump back has undone. Returns the page's state if they had changed the
   * page's storage and the jump is not silent.
   */
  function goForward(at: number, silent: boolean): Arrival {
    const { facts, cursor } = timeline.current();
    const nextCursor = Math.max(cursor, countUntil(at, facts));
    if (nextCursor === cursor) {
      moveClock(at, silent);
      return null;
    }
    const arrival = facts[nextCursor - 1]?.page;
    world.rebuildAt(nextCursor);
    moveClock(at, silent);
    if (!arrival || silent) return null;
    const { storage } = pageAdapter.snapshot();
    return toCanonicalJson(arrival.storage) === toCanonicalJson(storage) ? null : arrival;
  }

  function moveClock(at: number, silent: boolean): void {
    const from = world.now();
    clock.set(at);
    const { facts, cursor } = timeline.current();
    // Before facts that stay undone, a new fact would start a branch or delete them.
    if (cursor === facts.length) world.commit('clock', { from, to: world.now(), silent }, 'panel');
  }

  /** Goes to the branch that `change` makes current, as the user left it. */
  const leaveFor = (change: () => Branch) =>
    jump(() => {
      pageAtCursor.storeWithTime();
      const branch = change();
      world.rebuild();
      const at = branch.leftAt ?? branch.facts[branch.cursor - 1]?.at ?? branch.start;
      clock.set(at, branch.leftRate);
      if (branch.leftDevice !== undefined) device.set(branch.leftDevice);
      return pageAtCursor.getArrival();
    });

  return {
    jump,
    whenIdle,
    pageAtCursor,
    /**
     * Goes to an instant, or to the one that a function returns when the jump begins. A jump back restores the data of
     * that instant and reloads the page, unless `data` is false. A jump forward applies rewound facts again and
     * notifies the app; it reloads the page if those facts had changed the page's storage.
     */
    goTo: (time: number | (() => number), options: JumpOptions = {}) =>
      jump(() => goToTime(typeof time === 'number' ? time : time(), options), {
        notifiesApp: !options.silent,
      }),
    /** Goes to just after a fact and reloads the page; `seq` 0 is the start of the world. Rejects an unknown `seq`. */
    goToFact: (seq: number) =>
      jump(() => {
        const { facts, start } = timeline.current();
        if (!Number.isInteger(seq) || seq < 0 || seq > facts.length)
          throw new Error(TEXTS.noFact(seq, facts.length));
        return goToCursor(seq, facts[seq - 1]?.at ?? start);
      }),
    /**
     * Switches to another branch and reloads the page. The branch has the time, the clocks and the cursor with which
     * the user left it. If the user left it through a change after a jump back, all its facts apply. Does nothing for the
     * current branch.
     */
    async switchBranch(id: string): Promise<void> {
      if (timeline.find(id) !== timeline.current()) await leaveFor(() => timeline.switchTo(id));
    },
    /** Undoes the start of the current branch (`undoStart` of the timeline) and reloads the page. */
    undoStart: (how?: { inPlace?: boolean | undefined }) => leaveFor(() => timeline.undoStart(how)),
  };
}
