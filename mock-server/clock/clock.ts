/**
 * The world's clock. It is anchored to the real time, so it survives a reload. Besides the product's, it is the
 * only clock that reads `Date.now()`.
 */

export interface ClockState {
  /** World ms per real ms: 1 is real time, 0 is frozen. */
  rate: number;
  /** World time at the anchor (ms). */
  anchorVirtual: number;
  /** Real time at the anchor (ms). */
  anchorReal: number;
}

/** Instants in ms. */
export interface WorldClock {
  /** Rounded down to whole seconds when frozen, since the `Date` header has no fractions. */
  now(): number;
  state(): ClockState;
  setRate(rate: number): void;
  /** Jumps to an instant and keeps the rate. */
  set(at: number): void;
  load(state: ClockState): void;
}

/** Real time in ms, from the native `Date` even after a device clock replaces it. */
export function nativeNow(): () => number {
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
