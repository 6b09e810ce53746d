/** Returns an emitter of one kind of event. `on` returns a function that removes the listener. */
export function createEmitter<Payload = void>() {
  const target = new EventTarget();
  return {
    emit: (payload: Payload) => void target.dispatchEvent(new CustomEvent('emit', { detail: payload })),
    on(listener: (payload: Payload) => void) {
      const handle = (event: Event) => listener((event as CustomEvent<Payload>).detail);
      target.addEventListener('emit', handle);
      return () => target.removeEventListener('emit', handle);
    },
  };
}
