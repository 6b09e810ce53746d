/** Tells listeners what happened. `change` follows any other event, at most once per turn. */
import type { SimulatorEvents } from './control.ts';

type Name = keyof SimulatorEvents;

/** The switchboard. */
export interface Bus {
  emit<One extends Name>(event: One, payload: SimulatorEvents[One]): void;
  /** Something changed that has no event of its own. */
  changed(): void;
  on<One extends Name>(event: One, listener: (payload: SimulatorEvents[One]) => void): () => void;
}

/** Makes it. A listener that throws is none of the world's business: its error surfaces by itself. */
export function createBus(): Bus {
  const listeners = new Map<Name, Set<(payload: never) => void>>();
  let isTelling = false;

  const tell = <One extends Name>(event: One, payload: SimulatorEvents[One]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        (listener as (payload: SimulatorEvents[One]) => void)(payload);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  const changed = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      tell('change', null);
    });
  };

  return {
    emit(event, payload) {
      tell(event, payload);
      changed();
    },
    changed,
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set);
      set.add(listener as (payload: never) => void);
      return () => void set.delete(listener as (payload: never) => void);
    },
  };
}
