export interface ClockState {
  /** World ms per real ms: 1 is real time, 0 is frozen. */
  rate: number;
  anchorVirtual: number;
  anchorReal: number;
}

export interface WorldClock {
  /**
   * The current world time (ms since the epoch). `set` and `setRate` cut the time of a frozen clock to whole
   * seconds, so that it equals the `Date` header, which has no fractions.
   */
  now(): number;
  state(): ClockState;
  setRate(rate: number): void;
  set(at: number): void;
  load(state: ClockState): void;
}

export function getNativeNow(): () => number {
  return Date.now.bind(Date);
}

export function createClock(realNow: () => number, at: number, rate = 1): WorldClock {
  let state: ClockState = { rate, anchorVirtual: at, anchorReal: realNow() };
  const now = () => state.anchorVirtual + (realNow() - state.anchorReal) * state.rate;
  const anchor = (virtual: number, nextRate: number) => {
    const whole = nextRate === 0 ? Math.floor(virtual / 1000) * 1000 : virtual;
    state = { rate: nextRate, anchorVirtual: Math.round(whole), anchorReal: realNow() };
  };
  return {
    now: () => Math.floor(now()),
    state: () => ({ ...state }),
    setRate: (next) => anchor(now(), next),
    set: (at) => anchor(at, state.rate),
    load(loaded) {
      state = { ...loaded };
    },
  };
}
