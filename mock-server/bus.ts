import type { SimulatorEvents } from './control.ts';
import { createEmitter, type Emitter } from './lib/emitter.ts';

type Name = keyof SimulatorEvents;

export interface Bus {
  emit<One extends Name>(event: One, payload: SimulatorEvents[One]): void;
  changed(): void;
  on<One extends Name>(event: One, listener: (payload: SimulatorEvents[One]) => void): () => void;
}

export function createBus(): Bus {
  const emitters = new Map<Name, Emitter<never>>();
  const getEmitter = <One extends Name>(event: One) => {
    const found = emitters.get(event) ?? createEmitter<never>();
    emitters.set(event, found);
    return found as unknown as Emitter<SimulatorEvents[One]>;
  };
  let isQueued = false;
  const changed = () => {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      getEmitter('change').emit(null);
    });
  };

  return {
    emit(event, payload) {
      getEmitter(event).emit(payload);
      changed();
    },
    changed,
    on: (event, listener) => getEmitter(event).on(listener),
  };
}
