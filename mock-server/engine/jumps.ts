/**
 * Time jumps. A jump is one transaction: new calls wait, calls under way finish in the old world or are dropped, held
 * calls stay held unless the page reloads, the world changes and is saved, and the page reloads or is notified.
 */
import type { AnyModels } from 'miragejs/-types';
import { toCanonicalJson } from '../lib/hash.ts';
import { SECOND_MS } from '../lib/time.ts';
import type { DeviceClock } from './clock/device-clock.ts';
import type { Persistence } from './history/persistence.ts';
import type { World } from './history/world.ts';
import type { Pipeline } from './network/pipeline.ts';
import type { PageAdapter } from './page/page-adapter.ts';
import type { PageState } from './page/page-state.ts';

const JUMP_TIMEOUT_MS = 2 * SECOND_MS;
const NO_SPACE = 'El navegador ya no tiene espacio: nada cambió.';

export interface Travel {
  from: number;
  to: number;
  /** The app knows of the jump, because it was notified or its page reloaded. */
  isTold: boolean;
}

export interface JumpOptions {
  /**
   * False: a jump back changes only the clock, and all facts stay. True by default: only the facts up to the instant
   * stay, and the page gets the state that it had then.
   */
  data?: boolean | undefined;
  /** The app is not notified, and learns the new time from its next call. False by default. */
  silent?: boolean | undefined;
}

interface Deps<Models extends AnyModels, Payloads extends object> {
  world: World<Models, Payloads>;
  pipeline: Pipeline;
  persistence: Persistence;
  pageAdapter: PageAdapter;
  device: DeviceClock;
  /** Derives the page's state from the applied facts, when no fact has stored it. */
  guessPage(): PageState;
  onLost(): void;
  onTravel(travel: Travel): void;
  onChange(): void;
  /** Called with the promise that replaces the engine's `ready` at each jump. */
  onReady(ready: Promise<void>): void;
}

export type Jumps = ReturnType<typeof createJumps>;

export function createJumps<Models extends AnyModels, Payloads extends object>({
  world,
  pipeline,
  persistence,
  pageAdapter,
  device,
  guessPage,
  onLost,
  onTravel,
  onChange,
  onReady,
}: Deps<Models, Payloads>) {
  const { timeline, clock } = world;
  let lastJump: Promise<unknown> = Promise.resolve();
  /** Resolves when no call and no time jump is under way. */
  const whenIdle = () => lastJump.then(() => pipeline.idle());

  /**
   * Runs a time jump: a change of the world's time, branch or data. `apply` changes the world, and returns the state
   * that the page must have after a reload, or null for no reload. Without a reload, `notifiesApp` notifies the app. If
   * `apply` throws, nothing changes.
   */
  function jump(apply: () => PageState | null, { notifiesApp = false } = {}): Promise<void> {
    const done = lastJump.then(() => runJump(apply, notifiesApp));
    lastJump = done.catch(() => {});
    const ready = whenIdle();
    onReady(ready);
    return done.then(() => ready);
  }

  async function runJump(apply: () => PageState | null, notifiesApp: boolean) {
    const from = world.now();
    await pipeline.close(JUMP_TIMEOUT_MS);
    let arrival: PageState | null;
    try {
      const result = persistence.exclusive(() => applyJump(apply, notifiesApp));
      // Awaits only a promise: with an `await`, `change` would fire between the events of one jump.
      arrival = result instanceof Promise ? await result : result;
      // In a document that the page leaves, `reload` never resolves. The pipeline of that document stays closed, so
      // that its calls don't change the new world.
      if (arrival) {
        await pageAdapter.reload(arrival.route);
        // A reload ends the page's calls. Without one, because the page is still loading, they end here.
        pipeline.dropHeld();
      }
    } finally {
      pipeline.open();
    }
    if (arrival) {
      await pageAdapter.booted();
      persistence.save(null);
    } else if (notifiesApp) pageAdapter.poke();
    onTravel({ from, to: world.now(), isTold: arrival !== null || notifiesApp });
  }

  function applyJump(apply: () => PageState | null, notifiesApp: boolean): PageState | null {
    const from = world.now();
    const restoreWorld = world.remember();
    const [mode, lag] = [device.mode(), device.lag()];
    try {
      const arrival = apply();
      // The world is saved first, because another tab must not see the new token in the old world.
      if (!persistence.save(arrival) && arrival) throw new Error(NO_SPACE);
      if (arrival) restorePage(arrival);
      onLost();
      // Without the lag, a device that follows the server would show a silent jump to the app.
      device.set(device.mode(), arrival || notifiesApp ? 0 : lag + world.now() - from);
      return arrival;
    } catch (error) {
      restoreWorld();
      device.set(mode, lag);
      persistence.save(null);
      throw error;
    }
  }

  function restorePage(arrival: PageState) {
    pageAdapter.clearCookies();
    const before = pageAdapter.snapshot();
    try {
      pageAdapter.setState(arrival);
    } catch {
      pageAdapter.setState(before);
      throw new Error(NO_SPACE);
    }
    if (pageAdapter.leaves(arrival.route)) persistence.leave();
  }

  /**
   * Stores the page's state in the current branch before a jump or a new branch. Stores the time as well if another
   * branch becomes current (`isSwitching`), or the jump goes back from the end of the current branch.
   */
  function leaveBranch(isSwitching: boolean) {
    const branch = timeline.current();
    timeline.savePageState(pageAdapter.snapshot());
    if (isSwitching || branch.cursor === branch.facts.length) branch.leftAt = world.now();
  }

  /** Returns the state of the page after the last applied fact. */
  function getArrival(): PageState {
    const { facts, cursor, basePage } = timeline.current();
    return (cursor > 0 ? facts[cursor - 1]?.page : basePage) ?? guessPage();
  }

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
    if (nextCursor === facts.length) world.commitOwn('clock', { from, to: world.now(), silent }, 'panel');
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
     * Goes to an instant, or to the one that a function returns when the jump begins. A jump back restores the data of that instant
     * and reloads the page. A jump forward applies rewound facts again and notifies the app; it reloads the page if
     * those facts had changed the page's storage.
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
          throw new Error(`No existe el hecho ${seq}: hay ${facts.length}.`);
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
