/**
 * A time jump as one transaction: held calls are released, the gate closes, calls under way finish in the old world
 * or are dropped, the world changes, and the page reloads or is notified.
 */

import type { Exclusive } from '../lib/exclusive.ts';
import type { Gate } from '../network/gate.ts';
import type { ClientAdapter, ClientState } from '../page/client.ts';
import { SETTINGS } from '../settings.ts';

export interface Transition {
  /** Changes the world. Returns the state with which the page reloads, or null when it doesn't reload. May throw. */
  apply(): ClientState | null;
  /** Whether to notify the page when it doesn't reload. */
  isTold?: boolean;
}

/** Runs time jumps one after another. */
export interface Transitions {
  /** Resolves when the jump is done and the network idle. Rejects when `apply` throws. */
  run(move: Transition): Promise<void>;
  /** Resolves when no jump is under way and the network is idle. */
  settled(): Promise<void>;
}

interface Deps {
  gate: Gate;
  client: ClientAdapter;
  release(): void;
  /** Saves the world and the page's next state; null after a reload that stayed in this document. */
  keep(arrival: ClientState | null): boolean;
  /** Runs a change of the world while no other tab of this world makes one. */
  exclusive: Exclusive;
  /** Ignores storage writes of a page that is about to reload. */
  seal(): void;
  onStart(): void;
  /** The jump is done or was rejected. Never called in a document that is being left. */
  onEnd(isDone: boolean): void;
}

export function createTransitions(deps: Deps): Transitions {
  const { gate, client, release, keep, exclusive, seal, onStart, onEnd } = deps;
  let last: Promise<unknown> = Promise.resolve();

  async function startAgain(arrival: ClientState) {
    const isLeft = client.leaves(arrival.route);
    if (isLeft) seal();
    const going = client.reload(arrival.route);
    // A document that is being left must not change the new world, so its gate stays closed.
    if (isLeft) return going;
    gate.open();
    await going;
    await client.booted();
    keep(null);
  }

  async function make({ apply, isTold = false }: Transition) {
    onStart();
    release();
    await gate.close(SETTINGS.travelTimeoutMs);
    let arrival: ClientState | null = null;
    try {
      const done = exclusive(() => {
        const next = apply();
        // Save the world first: another tab must not see the new token in the old world.
        keep(next);
        if (next) {
          client.forget();
          client.restore(next);
        }
        return next;
      });
      arrival = done instanceof Promise ? await done : done;
    } catch (error) {
      gate.open();
      onEnd(false);
      throw error;
    }
    if (arrival) await startAgain(arrival);
    else {
      gate.open();
      if (isTold) client.poke();
    }
    onEnd(true);
  }

  return {
    run(move) {
      const done = last.then(() => make(move));
      last = done.catch(() => {});
      return done.then(() => gate.idle());
    },
    settled: () => last.then(() => gate.idle()),
  };
}
