export type Timers = ReturnType<typeof getNativeTimers>;

/** The page's own timers, which no fake timer of a test replaces later. */
export const getNativeTimers = () => ({
  set: globalThis.setTimeout.bind(globalThis),
  clear: globalThis.clearTimeout.bind(globalThis),
});

/** `rate` is the number of world ms per real ms: 1 is real time, 0 is frozen. */
export function createClock(realNow: () => number, at: number, rate: number) {
  const anchor = (virtual: number, nextRate: number) => {
    const whole = nextRate === 0 ? Math.floor(virtual / 1000) * 1000 : virtual;
    return { rate: nextRate, anchorVirtual: Math.round(whole), anchorReal: realNow() };
  };
  let state = anchor(at, rate);
  const now = () => state.anchorVirtual + (realNow() - state.anchorReal) * state.rate;
  return {
    /**
     * The current world time (ms since the epoch). `set` cuts the time of a frozen clock to whole
     * seconds, so that it equals the `Date` header, which has no fractions.
     */
    now: () => Math.floor(now()),
    state: () => ({ ...state }),
    set(virtual: number, rate = state.rate) {
      state = anchor(virtual, rate);
    },
    load(loaded: typeof state) {
      state = { ...loaded };
    },
  };
}
