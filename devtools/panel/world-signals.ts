/**
 * Signals of the world: a component that reads only `version` re-renders when its data may have changed, not
 * each second.
 */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api/simulator.ts';

interface WorldSignals {
  now: ReadonlySignal<number>;
  /**
   * Changes at the simulator's events `change` and `modal`, during `SETTLING_TICKS` after them, at each full
   * minute and each agenda event of the world, and at the first tick after a component has subscribed.
   */
  version: ReadonlySignal<number>;
}

/**
 * The app may store a response after the last event, and storing causes no event. So the panel also re-renders
 * at this number of ticks (1 s each) after an event.
 */
const SETTLING_TICKS = 2;

function createWorldSignals(simulator: Simulator): WorldSignals {
  const { agenda, clock } = simulator;
  let watchers = 0;
  let stop = () => {};
  let settling = 0;
  let due = 0;

  const draw = () => {
    const time = clock.now();
    const [next] = agenda.list({ from: Math.floor(time) + 1 });
    due = Math.min((Math.floor(time / MINUTE_MS) + 1) * MINUTE_MS, next?.at ?? Number.POSITIVE_INFINITY);
    now.value = time;
    version.value += 1;
  };
  const tick = () => {
    if (settling > 0 || clock.now() >= due) {
      settling = Math.max(0, settling - 1);
      draw();
    } else now.value = clock.now();
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
      const offs = [simulator.on('change', change), simulator.on('modal', change)];
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
  const now = signal(clock.now(), lifetime);
  const version = signal(0, lifetime);
  return {
    get now() {
      // While no component is subscribed, no timer updates `now`, so the getter updates it. This write causes
      // no re-render.
      if (watchers === 0) now.value = clock.now();
      return now;
    },
    version,
  };
}

const known = new WeakMap<Simulator, WorldSignals>();

export function getWorldSignals(simulator: Simulator): WorldSignals {
  const found = known.get(simulator) ?? createWorldSignals(simulator);
  known.set(simulator, found);
  return found;
}
