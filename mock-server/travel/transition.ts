/**
 * A move of the world as one transaction: held calls go on first, the gate shuts, calls inside finish against the old
 * world or are dropped, then everything changes at once and the page is started again or told.
 */

import type { Exclusive } from '../lib/exclusive.ts';
import type { Gate } from '../network/gate.ts';
import type { ClientAdapter, ClientState } from '../page/client.ts';
import { SETTINGS } from '../settings.ts';

/** What a move does. */
export interface Transition {
  /** Changes the world; what it gives is where the page starts again, null where it goes on. May throw. */
  apply(): ClientState | null;
  /** Whether the page is told, where it goes on. */
  isTold?: boolean;
}

/** Makes moves, one after another. */
export interface Transitions {
  /** Settles when the move is done and the network idle; rejects when the move was refused. */
  run(move: Transition): Promise<void>;
  /** Settles when no move is under way and the network is idle. */
  settled(): Promise<void>;
}

interface Deps {
  gate: Gate;
  client: ClientAdapter;
  release(): void;
  /** Keeps the world and where its page starts; null once it started without leaving this document. */
  keep(arrival: ClientState | null): boolean;
  /** Runs a change of the world while no other tab of this world makes one. */
  exclusive: Exclusive;
  /** Ignores storage writes of a page that is about to reload. */
  seal(): void;
  onStart(): void;
  /** The move is done, or was refused. Never called in a document that was left. */
  onEnd(isDone: boolean): void;
}

/** Makes it. */
export function createTransitions(deps: Deps): Transitions {
  const { gate, client, release, keep, exclusive, seal, onStart, onEnd } = deps;
  let last: Promise<unknown> = Promise.resolve();

  async function startAgain(arrival: ClientState) {
    const isLeft = client.leaves(arrival.route);
    if (isLeft) seal();
    const going = client.reload(arrival.route);
    // A document that is being left must not touch the new world any more: its gate stays shut.
    if (isLeft) return going;
    gate.open();
    await going;
    await client.booted();
    keep(null);
  }

  async function make({ apply, isTold = false }: Transition) {
    onStart();
    release();
    await gate.shut(SETTINGS.travelPatience);
    let arrival: ClientState | null = null;
    try {
      const done = exclusive(() => {
        const next = apply();
        // The world first: another tab of it must not meet the new token in the old world.
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
