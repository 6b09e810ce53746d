/** Where time jumps go: to an instant, to a fact, to another branch. */
import type { AnyModels } from 'miragejs/-types';
import { toCanonicalJson } from '../../lib/hash.ts';
import type { World } from '../history/world.ts';
import type { PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';
import { createPageAtCursor } from './page-at-cursor.ts';
import { createTransaction, type TransactionDeps } from './transaction.ts';

export interface JumpOptions {
  /**
   * False: a jump back changes only the clock, and all facts stay. True by default: only the facts up to the instant
   * stay, and the page gets the state that it had then.
   */
  data?: boolean | undefined;
  /** The app is not notified, and learns the new time from its next call. False by default. */
  silent?: boolean | undefined;
}

interface Deps<Models extends AnyModels, Payloads extends object> extends TransactionDeps {
  world: World<Models, Payloads>;
  /** Derives the page's state from the applied facts, when no fact has stored it. */
  guessPage(): PageState;
  onChange(): void;
}

export type Jumps = ReturnType<typeof createJumps>;

export function createJumps<Models extends AnyModels, Payloads extends object>({
  guessPage,
  onChange,
  ...deps
}: Deps<Models, Payloads>) {
  const { world, persistence, pageAdapter } = deps;
  const { timeline, clock } = world;
  const { jump, whenIdle } = createTransaction(deps);
  const { leaveBranch, getArrival } = createPageAtCursor({ world, timeline, pageAdapter, guessPage });

  function goToCursor(cursor: number, at: number): PageState {
    leaveBranch(false);
    world.rebuildAt(cursor);
    clock.set(at);
    return getArrival();
  }

  function setTime(at: number, { data = true, silent = false }: JumpOptions): PageState | null {
    const from = world.now();
    const { facts, cursor } = timeline.current();
    const countUntil = (end: number) => facts.slice(0, end).findLastIndex((fact) => fact.at <= at) + 1;
    if (at < from && data) return goToCursor(countUntil(cursor), at);
    // A jump forward applies again the facts that an earlier jump back has undone.
    const nextCursor = at < from ? cursor : Math.max(cursor, countUntil(facts.length));
    const page = nextCursor > cursor ? facts[nextCursor - 1]?.page : undefined;
    if (nextCursor > cursor) world.rebuildAt(nextCursor);
    clock.set(at);
    if (nextCursor === facts.length) world.commit('clock', { from, to: world.now(), silent }, 'panel');
    if (!page || silent) return null;
    const { storage } = pageAdapter.snapshot();
    return toCanonicalJson(page.storage) === toCanonicalJson(storage) ? null : page;
  }

  return {
    jump,
    whenIdle,
    leaveBranch,
    getArrival,
    /**
     * Goes to an instant, or to the one that a function returns when the jump begins. A jump back restores the data of
     * that instant and reloads the page. A jump forward applies rewound facts again and notifies the app; it reloads the
     * page if those facts had changed the page's storage.
     */
    goTo: (time: number | (() => number), options: JumpOptions = {}) =>
      jump(() => setTime(typeof time === 'number' ? time : time(), options), {
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
     * Switches to another branch and reloads the page. The branch has the time and the cursor at which the user
     * left it. If the user left it through a change after a jump back, all its facts apply. Does nothing for the
     * current branch.
     */
    async switchBranch(id: string): Promise<void> {
      if (timeline.find(id) === timeline.current()) return;
      await jump(() => {
        leaveBranch(true);
        const branch = timeline.switchTo(id);
        world.reload();
        clock.set(branch.leftAt ?? branch.facts[branch.cursor - 1]?.at ?? branch.start);
        return getArrival();
      });
    },
    /**
     * Runs a change of the world without a time jump, saves it and fires `change`. Resolves when no call and no time
     * jump is under way.
     */
    async change<Result>(work: () => Result): Promise<Result> {
      const result = await persistence.exclusive(() => {
        const value = work();
        persistence.saveSoon();
        onChange();
        return value;
      });
      await whenIdle();
      return result;
    },
  };
}
