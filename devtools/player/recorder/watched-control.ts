import type { MockControl, Unsubscribe } from '../../api.ts';

/** Called before a method of the control API, such as `clock.advance`. Returns null for a call that it ignores. */
export type CallWatcher = (name: string, args: readonly unknown[]) => WatchedCall | null;

export interface WatchedCall {
  /** Called with the result of the call, before its caller gets the result. */
  done(result: unknown): void;
  failed(): void;
}

export type WatchCalls = (watcher: CallWatcher) => Unsubscribe;

type Method = (...args: unknown[]) => unknown;

/**
 * Returns a control API that does the same, `watchCalls`, which adds a watcher of its calls, and `watchGroup`, which
 * returns methods whose calls are watched under `<group>.<name>`.
 */
export function createWatchedControl(control: MockControl): {
  control: MockControl;
  watchCalls: WatchCalls;
  watchGroup<Group extends object>(group: string, methods: Group): Group;
} {
  const watchers = new Set<CallWatcher>();

  const watchMethod =
    (name: string, method: Method): Method =>
    (...args) => {
      const calls = [...watchers].flatMap((watch) => watch(name, args) ?? []);
      return calls.length > 0 ? finish(calls, async () => method(...args)) : method(...args);
    };

  function watchGroup<Group extends object>(group: string, methods: Group): Group {
    const watched = Object.entries(methods).map(([name, method]) => [
      name,
      watchMethod(`${group}.${name}`, method),
    ]);
    return { ...methods, ...Object.fromEntries(watched) };
  }

  return {
    control: {
      ...control,
      get ready() {
        return control.ready;
      },
      clock: watchGroup('clock', control.clock),
      world: watchGroup('world', control.world),
      branch: watchGroup('branch', control.branch),
      fault: watchGroup('fault', control.fault),
      net: watchGroup('net', control.net),
      mail: watchGroup('mail', control.mail),
      restore: watchGroup('simulator', { restore: control.restore }).restore,
    },
    watchGroup,
    watchCalls(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

async function finish(calls: readonly WatchedCall[], run: () => Promise<unknown>): Promise<unknown> {
  try {
    const result = await run();
    for (const call of calls) call.done(result);
    return result;
  } catch (error) {
    for (const call of calls) call.failed();
    throw error;
  }
}
