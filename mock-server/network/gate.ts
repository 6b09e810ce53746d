/**
 * Every call passes through the gate. A time jump closes the gate: new calls wait until it opens, and calls under
 * way finish in the old world or, after a timeout, fail as network errors. The jump doesn't wait for calls that a
 * fault holds; they fail too.
 */

import type { Timers } from '../clock/clock.ts';

export interface Pass {
  held: boolean;
  drop(): void;
  onEnd?: () => void;
}

export type Gate = ReturnType<typeof createGate>;

export function createGate(timers: Timers) {
  let shutting: Promise<void> | null = null;
  let letIn = () => {};
  let waiting = 0;
  const inside = new Set<Pass>();
  let watchers: (() => void)[] = [];

  const busy = () => waiting + [...inside].filter((pass) => !pass.held).length;
  const notify = () => {
    const current = watchers;
    watchers = [];
    for (const watcher of current) watcher();
  };
  const changed = () => new Promise<void>((resolve) => watchers.push(resolve));
  const turn = (ms = 0) => new Promise<void>((resolve) => timers.set(resolve, ms));

  return {
    async enter() {
      if (!shutting) return;
      waiting += 1;
      try {
        while (shutting) await shutting;
      } finally {
        waiting -= 1;
        notify();
      }
    },
    add: (pass: Pass) => inside.add(pass),
    remove(pass: Pass) {
      inside.delete(pass);
      notify();
    },
    setHeld(pass: Pass, held: boolean) {
      pass.held = held;
      notify();
    },
    async idle() {
      for (let calm = 0; calm < 2; calm += 1) {
        await turn();
        while (busy() > 0) {
          await changed();
          calm = 0;
        }
      }
    },
    async close(timeoutMs: number) {
      shutting ??= new Promise<void>((resolve) => {
        letIn = resolve;
      });
      const deadline = turn(timeoutMs).then(() => 'late' as const);
      while ([...inside].some((pass) => !pass.held)) {
        if ((await Promise.race([changed(), deadline])) === 'late') break;
      }
      for (const pass of inside) pass.drop();
    },
    open() {
      shutting = null;
      letIn();
      notify();
    },
  };
}
