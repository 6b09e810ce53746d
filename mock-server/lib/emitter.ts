export interface Emitter<Payload> {
  emit(payload: Payload): void;
  /** Adds a listener; the returned function removes it. */
  on(listener: (payload: Payload) => void): () => void;
}

/** A listener that throws doesn't stop the others. Its error is reported as unhandled. */
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
      // A wrapper for each call, because a Set would store the same function once.
      const own = (payload: Payload) => listener(payload);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
