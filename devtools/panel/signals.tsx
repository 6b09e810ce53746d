/**
 * The signals of the panel. The simulator and its settings belong to another bundle, or to the document of the cabina's
 * frame, so signals of their own would not re-render the panel: these signals follow their events.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Simulator } from '../simulator.ts';
import { followWorld, getNextMinute } from '../state/follow-world.ts';
import { ROOM_AT_RIGHT, type Settings, type SettingsStore } from '../state/settings.ts';

function createWorldSignals(simulator: Simulator) {
  const { agenda, clock } = simulator;
  let watchers = 0;
  let stop = () => {};
  const draw = () => {
    const time = clock.now();
    const [next] = agenda.list({ from: Math.floor(time) + 1 });
    second.value += 1;
    version.value += 1;
    return Math.min(getNextMinute(time), next?.at ?? Number.POSITIVE_INFINITY);
  };
  const lifetime = {
    watched() {
      watchers += 1;
      // The data may have changed while no component was subscribed; the first tick re-renders.
      if (watchers === 1)
        stop = followWorld(simulator, draw, () => {
          second.value += 1;
        });
    },
    unwatched() {
      watchers -= 1;
      if (watchers === 0) stop();
    },
  };
  /** Changes each second of real time while a component is subscribed. */
  const second = signal(0, lifetime);
  /**
   * Changes when `followWorld` draws, which includes each full minute and each agenda event of the world.
   */
  const version = signal(0, lifetime);
  return { second, version };
}

const worlds = new WeakMap<Simulator, ReturnType<typeof createWorldSignals>>();

function getWorldSignals(simulator: Simulator) {
  const found = worlds.get(simulator) ?? createWorldSignals(simulator);
  worlds.set(simulator, found);
  return found;
}

/** Re-renders the component when something about the world, its recipes or its recorder may have changed. */
export function useWorld(simulator: Simulator): void {
  void getWorldSignals(simulator).version.value;
}

/** World time (ms). Re-renders the component each second, so the component should be small. */
export function useNow(simulator: Simulator): number {
  void getWorldSignals(simulator).second.value;
  return simulator.clock.now();
}

const settingsSignals = new WeakMap<SettingsStore, ReadonlySignal<Settings>>();

function createSettingsSignal(store: SettingsStore): ReadonlySignal<Settings> {
  const made = signal(store.get());
  const update = () => {
    made.value = { ...store.get() };
  };
  store.onChange(update);
  // The panel moves to or from the right side when the window becomes wide or narrow enough.
  globalThis.matchMedia?.(ROOM_AT_RIGHT).addEventListener?.('change', update);
  settingsSignals.set(store, made);
  return made;
}

export const useSettings = (store: SettingsStore): Settings =>
  (settingsSignals.get(store) ?? createSettingsSignal(store)).value;
