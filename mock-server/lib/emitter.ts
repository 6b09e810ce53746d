/** One kind of event. `on` returns a function that removes the listener. */
export function createEmitter<Payload = void>() {
  const target = new EventTarget();
  return {
    emit: (payload: Payload) => void target.dispatchEvent(new CustomEvent('emit', { detail: payload })),
    on(listener: (payload: Payload) => void) {
      const hear = (event: Event) => listener((event as CustomEvent<Payload>).detail);
      target.addEventListener('emit', hear);
      return () => target.removeEventListener('emit', hear);
    },
  };
}
