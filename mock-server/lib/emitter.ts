export interface Emitter<Payload> {
  emit(payload: Payload): void;
  on(listener: (payload: Payload) => void): () => void;
}

/**
 * A listener that throws doesn't stop the other listeners. Its error is thrown again in a microtask, so that it is
 * reported as uncaught.
 */
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
      // Each subscription stores its own wrapper, because a Set would store the same function only once.
      const own = (payload: Payload) => listener(payload);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
