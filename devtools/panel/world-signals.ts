/** The world as signals, so that a component draws again when what it shows changes and not each second. */

import { type ReadonlySignal, signal } from '@preact/signals-react';
import { MINUTE, SECOND } from '../../mock-server/lib/time.ts';
import type { Simulator } from '../api/simulator.ts';

interface WorldSignals {
  /** The world's time, once a second (virtual ms). */
  now: ReadonlySignal<number>;
  /** Changes with everything that the panel shows, the seconds of the clock left out. */
  version: ReadonlySignal<number>;
}

/** The app stores an answer after it got it, which is no event: the panel draws this many ticks more after an event. */
const SETTLING_TICKS = 2;

function createWorldSignals(simulator: Simulator): WorldSignals {
  const { agenda, clock } = simulator;
  let watchers = 0;
  let stop = () => {};
  let settling = 0;
  /** The panel draws again from this instant on (virtual ms): the next minute or the next event of the agenda. */
  let due = 0;

  const draw = () => {
    const time = clock.now();
    const [next] = agenda.list({ from: Math.floor(time) + 1 });
    due = Math.min((Math.floor(time / MINUTE) + 1) * MINUTE, next?.at ?? Number.POSITIVE_INFINITY);
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
      // Draws at the first tick, as `due` may have passed while nobody watched.
      due = 0;
      const offs = [simulator.on('change', change), simulator.on('modal', change)];
      // The machine's own timer: a device clock laid over the page moves `Date`, not this.
      const timer = setInterval(tick, SECOND);
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
      // Nobody is told: nobody watches.
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
