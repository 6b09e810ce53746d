import { createEmitter } from '../lib/emitter.ts';

/**
 * Returns an emitter of several kinds of events. It follows events by `change`: one `change`, in a microtask, for all
 * events until then.
 */
export function createBus<Events extends { change: null }>() {
  const emitter = createEmitter<{ event: keyof Events; payload: Events[keyof Events] }>();
  let isQueued = false;
  function emitChange() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      emitter.emit({ event: 'change', payload: null as Events['change'] });
    });
  }
  return {
    emitChange,
    emit<Name extends keyof Events>(event: Name, payload: Events[Name]) {
      emitter.emit({ event, payload });
      emitChange();
    },
    /** Returns a function that removes the listener. */
    on<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void) {
      return emitter.on((emitted) => {
        if (emitted.event === event) listener(emitted.payload as Events[Name]);
      });
    },
  };
}
