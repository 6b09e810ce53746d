export type NativeTimers = ReturnType<typeof getNativeTimers>;

/** Returns the page's own timers, which the fake timers of a test don't replace later. */
export const getNativeTimers = () => ({
  set: globalThis.setTimeout.bind(globalThis),
  clear: globalThis.clearTimeout.bind(globalThis),
});
