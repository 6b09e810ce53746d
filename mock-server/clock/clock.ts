export interface ClockState {
  /** World ms per real ms: 1 is real time, 0 is frozen. */
  rate: number;
  anchorVirtual: number;
  anchorReal: number;
}

export function getNativeNow(): () => number {
  return Date.now.bind(Date);
}

export type Timers = ReturnType<typeof getNativeTimers>;

/** The page's own timers, which no fake timer of a test replaces later. */
export function getNativeTimers() {
  const set = globalThis.setTimeout.bind(globalThis);
  const clear = globalThis.clearTimeout.bind(globalThis);
  return {
    set: (run: () => void, ms: number): unknown => set(run, ms),
    clear: (timer: unknown) => clear(timer as ReturnType<typeof setTimeout>),
  };
}

export function createClock(realNow: () => number, at: number, rate = 1) {
  let state: ClockState = { rate, anchorVirtual: at, anchorReal: realNow() };
  const now = () => state.anchorVirtual + (realNow() - state.anchorReal) * state.rate;
  const anchor = (virtual: number, nextRate: number) => {
    const whole = nextRate === 0 ? Math.floor(virtual / 1000) * 1000 : virtual;
    state = { rate: nextRate, anchorVirtual: Math.round(whole), anchorReal: realNow() };
  };
  return {
    /**
     * The current world time (ms since the epoch). `set` and `setRate` cut the time of a frozen clock to whole
     * seconds, so that it equals the `Date` header, which has no fractions.
     */
    now: () => Math.floor(now()),
    state: (): ClockState => ({ ...state }),
    setRate: (next: number) => anchor(now(), next),
    set: (virtual: number) => anchor(virtual, state.rate),
    load(loaded: ClockState) {
      state = { ...loaded };
    },
  };
}
