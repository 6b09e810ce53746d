/** Returns a clock that shows `at` now. `rate` is the number of world ms per real ms: 1 is real time, 0 is frozen. */
export function createClock(
  realNow: () => number,
  at: number,
  rate: number,
  clampInstant: (at: number) => number,
) {
  const createState = (virtual: number, nextRate: number) => {
    // The time of a frozen clock is cut to whole seconds, so that it equals the `Date` header.
    const time = nextRate === 0 ? Math.floor(virtual / 1000) * 1000 : virtual;
    return { rate: nextRate, anchorVirtual: Math.round(time), anchorReal: realNow() };
  };
  let state = createState(at, rate);
  return {
    /** Returns the current world time (ms since the epoch). A running clock stops at the last instant of a world. */
    now: () => clampInstant(Math.floor(state.anchorVirtual + (realNow() - state.anchorReal) * state.rate)),
    state: () => ({ ...state }),
    set(virtual: number, rate = state.rate) {
      state = createState(virtual, rate);
    },
    load(loaded: typeof state) {
      state = { ...loaded };
    },
  };
}
