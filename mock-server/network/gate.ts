/**
 * The gate every call goes through. While the world travels it is shut: new calls wait outside, those inside finish
 * against the old world or, when patience runs out, are dropped as network failures.
 */

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

/** The machine's own timers, kept before anybody fakes them. */
export function nativeTimers(): Timers {
  const set = globalThis.setTimeout.bind(globalThis);
  const clear = globalThis.clearTimeout.bind(globalThis);
  return { set: (run, ms) => set(run, ms), clear: (timer) => clear(timer as ReturnType<typeof setTimeout>) };
}

/** One call inside. */
export interface Pass {
  /** Held calls count as idle. */
  held: boolean;
  /** Ends the call as a network failure. */
  drop(): void;
  /** Called once the call is over. */
  onEnd?: () => void;
}

/** The gate and those inside. */
export interface Gate {
  isOpen(): boolean;
  /** Resolves when the gate is open. */
  enter(): Promise<void>;
  add(pass: Pass): void;
  remove(pass: Pass): void;
  /** Says that a pass is held, or no longer. */
  setHeld(pass: Pass, held: boolean): void;
  /** Calls inside and not held, and calls waiting outside. */
  busy(): number;
  /** Resolves once nothing has been busy for two turns of the event loop. */
  idle(): Promise<void>;
  /** Shuts the gate and waits for the calls inside, at most `patience` ms; then drops them. */
  shut(patience: number): Promise<void>;
  open(): void;
}

/** Makes an open gate. */
export function createGate(timers: Timers): Gate {
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
    isOpen: () => shutting === null,
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
    add: (pass) => inside.add(pass),
    remove(pass) {
      inside.delete(pass);
      notify();
    },
    setHeld(pass, held) {
      pass.held = held;
      notify();
    },
    busy,
    async idle() {
      for (let calm = 0; calm < 2; calm += 1) {
        await turn();
        while (busy() > 0) {
          await changed();
          calm = 0;
        }
      }
    },
    async shut(patience) {
      shutting ??= new Promise<void>((resolve) => {
        letIn = resolve;
      });
      const deadline = turn(patience).then(() => 'late' as const);
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
