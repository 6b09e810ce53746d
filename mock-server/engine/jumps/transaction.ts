/**
 * A jump as one transaction: new calls wait, calls under way finish in the old world or are dropped, held calls stay
 * held unless the page reloads, the world changes and is saved, and the page reloads or is notified.
 */
import { SECOND_MS } from '../../lib/time.ts';
import type { Pipeline } from '../network/pipeline.ts';
import type { Arrival } from '../page/page-state.ts';
import { type ApplyJumpDeps, createApplyJump } from './apply-jump.ts';

const JUMP_TIMEOUT_MS = 2 * SECOND_MS;

export interface Travel {
  from: number;
  to: number;
  /** The app knows of the jump, because it was notified or its page reloaded. */
  isTold: boolean;
}

export interface TransactionDeps extends ApplyJumpDeps {
  pipeline: Pipeline;
  onTravel(travel: Travel): void;
  /** Called with the promise that replaces the engine's `ready` at each jump. */
  onReady(ready: Promise<void>): void;
  /** Throws in Spanish while a HAR file stands in for the world. */
  checkIsFree(): void;
}

interface How {
  notifiesApp?: boolean;
  /** The jump opens or closes a HAR file. */
  isForHar?: boolean;
}

export function createTransaction({ pipeline, onTravel, onReady, checkIsFree, ...deps }: TransactionDeps) {
  const { world, persistence, pageAdapter } = deps;
  const applyJump = createApplyJump(deps);
  let lastJump: Promise<unknown> = Promise.resolve();
  /** Resolves when no call and no time jump is under way. */
  const whenIdle = () => lastJump.then(() => pipeline.idle());

  async function runJump(apply: () => Arrival, notifiesApp: boolean) {
    const from = world.now();
    await pipeline.close(JUMP_TIMEOUT_MS);
    let arrival: Arrival;
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

  return {
    whenIdle,
    /**
     * Runs a time jump: a change of the world's time, branch or data. `apply` changes the world, and returns the state
     * that the page must have after a reload, or null for no reload. Without a reload, `notifiesApp` notifies the app.
     * If `apply` throws, nothing changes.
     */
    jump(apply: () => Arrival, { notifiesApp = false, isForHar = false }: How = {}): Promise<void> {
      const done = lastJump.then(() => {
        if (!isForHar) checkIsFree();
        return runJump(apply, notifiesApp);
      });
      lastJump = done.catch(() => {});
      const ready = whenIdle();
      onReady(ready);
      return done.then(() => ready);
    },
  };
}
