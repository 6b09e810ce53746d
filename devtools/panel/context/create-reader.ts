import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Simulator } from '../../api.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { followWorld, getNextMinute } from '../../state/follow-world.ts';

/**
 * Returns `read`, which creates a signal of the world, and `refresh`, which makes the signals be read again. The world
 * is followed while a component shows a signal. `getEvents`: the events of the agenda, at which signals may change.
 */
export function createReader(simulator: Simulator, getEvents: () => readonly { at: number }[]) {
  let stop = () => {};
  const version = signal(0, {
    watched() {
      stop = followWorld(simulator, refresh, countSecond);
    },
    unwatched: () => stop(),
  });
  const seconds = signal(0);
  const countSecond = () => {
    seconds.value += 1;
  };

  function read<T>(get: () => T, { eachSecond = false } = {}): ReadonlySignal<T> {
    let last: { value: T } | null = null;
    return computed(() => {
      void version.value;
      if (eachSecond) void seconds.value;
      const value = get();
      if (last === null || !isEqual(last.value, value)) last = { value };
      return last.value;
    });
  }

  /** Returns the time of the world (ms) at which the signals change without an event of the simulator. */
  function refresh(): number {
    version.value += 1;
    const time = simulator.clock.now();
    const next = getEvents().find(({ at }) => at > time);
    return Math.min(getNextMinute(time), next?.at ?? Number.POSITIVE_INFINITY);
  }

  return { read, refresh };
}
