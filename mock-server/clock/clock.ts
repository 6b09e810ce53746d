/**
 * The world's clock: virtual time anchored to the machine's, so that it survives a reload. One of the two clocks
 * of the project that read `Date.now()`.
 */

export interface ClockState {
  /** 1 is real speed, 0 is frozen. */
  rate: number;
  /** Virtual ms at the anchor. */
  anchorVirtual: number;
  /** Real ms at the anchor. */
  anchorReal: number;
}

/** The world's clock. All instants in ms. */
export interface WorldClock {
  /** Virtual ms. Whole seconds when frozen: the `Date` header has no more. */
  now(): number;
  state(): ClockState;
  /** Stands still or runs at this rate from now on. */
  setRate(rate: number): void;
  /** Puts the hands at an instant; the rate stays. */
  set(at: number): void;
  load(state: ClockState): void;
}

/** The machine's time, read from the native `Date` even where a device clock is laid over it later. */
export function nativeNow(): () => number {
  return Date.now.bind(Date);
}

/** Starts a clock at `at`, running at `rate`. */
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
