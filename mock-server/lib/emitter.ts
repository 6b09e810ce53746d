/** One kind of event and its listeners. */
export interface Emitter<Payload> {
  emit(payload: Payload): void;
  /** Calls the listener with each event; the returned function stops that. */
  on(listener: (payload: Payload) => void): () => void;
}

/** A listener that throws doesn't keep the others from the event: its error is reported by itself. */
export function createEmitter<Payload = void>(): Emitter<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit(payload) {
      for (const listener of [...listeners]) {
        try {
          listener(payload);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    on(listener) {
      // Twice the same function is two listeners, each with its own end.
      const own = (payload: Payload) => listener(payload);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
