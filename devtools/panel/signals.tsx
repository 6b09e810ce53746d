/**
 * The signals of the panel. The simulator and its settings belong to another bundle, or to the document of the cabina's
 * frame, so signals of their own would not re-render the panel: these signals follow their events.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../simulator.ts';
import { ROOM_AT_RIGHT, type Settings, type SettingsStore } from '../state/settings.ts';

/**
 * The app may store a response after the last event, and storing causes no event. So the panel also re-renders
 * at this number of ticks (1 s each) after an event.
 */
const SETTLING_TICKS = 2;

function createWorldSignals(simulator: Simulator) {
  const { agenda, clock } = simulator;
  let watchers = 0;
  let stop = () => {};
  let settling = 0;
  let due = 0;

  const draw = () => {
    const time = clock.now();
    const [next] = agenda.list({ from: Math.floor(time) + 1 });
    due = Math.min((Math.floor(time / MINUTE_MS) + 1) * MINUTE_MS, next?.at ?? Number.POSITIVE_INFINITY);
    second.value += 1;
    version.value += 1;
  };
  const tick = () => {
    if (settling > 0 || clock.now() >= due) {
      settling = Math.max(0, settling - 1);
      draw();
    } else second.value += 1;
  };
  const change = () => {
    settling = SETTLING_TICKS;
    draw();
  };
  const lifetime = {
    watched() {
      watchers += 1;
      if (watchers > 1) return;
      // The data may have changed while no component was subscribed, so the first tick re-renders.
      due = 0;
      const offs = [
        simulator.on('change', change),
        simulator.on('modal', change),
        simulator.on('step', draw),
        simulator.cover.onChange(draw),
        simulator.recorder.onChange(draw),
      ];
      // A simulated device clock replaces `Date` but not `setInterval`, so a tick is always 1 s of real time.
      const timer = setInterval(tick, SECOND_MS);
      stop = () => {
        for (const off of offs) off();
        clearInterval(timer);
      };
    },
    unwatched() {
      watchers -= 1;
      if (watchers === 0) stop();
    },
  };
  /** Changes each second of real time while a component is subscribed. */
  const second = signal(0, lifetime);
  /**
   * Changes at the simulator's events `change`, `modal` and `step`, during `SETTLING_TICKS` after them, at each full
   * minute and each agenda event of the world, and at the first tick after a component has subscribed.
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
