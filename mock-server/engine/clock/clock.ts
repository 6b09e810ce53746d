import { clampInstant } from '../../catalogue/bounds.ts';
import type { DeviceMode } from '../../catalogue/clock.ts';

/** Returns the page's own timers, which the fake timers of a test don't replace later. */
export const getNativeTimers = () => ({
  set: globalThis.setTimeout.bind(globalThis),
  clear: globalThis.clearTimeout.bind(globalThis),
});

/** Returns a clock that shows `at` now. `rate` is the number of world ms per real ms: 1 is real time, 0 is frozen. */
export function createClock(realNow: () => number, at: number, rate: number) {
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

/** The world's dates differ from the real dates, so by default the device clock follows the server. */
export const DEFAULT_DEVICE: DeviceMode = 'server';

export type DeviceClock = ReturnType<typeof createDeviceClock>;

export function createDeviceClock(realNow: () => number, serverNow: () => number) {
  let mode = DEFAULT_DEVICE;
  let lag = 0;
  return {
    mode: () => mode,
    /**
     * Ms by which a device in mode `server` is behind the server because of silent time jumps; negative after a
     * silent jump back that keeps the data. Always 0 in the other modes.
     */
    lag: () => lag,
    set(next: DeviceMode, nextLag = 0) {
      mode = next;
      lag = next === 'server' ? nextLag : 0;
    },
    now() {
      if (mode === 'real') return realNow();
      return mode === 'server' ? serverNow() - lag : realNow() + mode;
    },
  };
}

/**
 * Replaces `Date` by a `Proxy` before the app's modules run, so a saved reference to `Date.now` reads the device's
 * clock too. `Intl.DateTimeFormat` uses that clock when it gets no date. With a proxy instead of a subclass, `Date()`,
 * `instanceof`, `structuredClone`, `UTC` and `parse` work as with the native `Date`. Timers, animation frames and
 * `performance` are not replaced. Returns a function that restores the native `Date`.
 */
export function installDeviceClock(clock: DeviceClock) {
  const Native = globalThis.Date;
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
  const { formatToParts } = prototype;

  const deviceNow = () => clock.now();
  const DeviceDate: DateConstructor = new Proxy(Native, {
    apply: () => new Native(deviceNow()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [deviceNow()] : args, newTarget) as object,
    get: (target, name, receiver) => (name === 'now' ? deviceNow : Reflect.get(target, name, receiver)),
  });
  globalThis.Date = DeviceDate;
  Native.prototype.constructor = DeviceDate;
  Object.defineProperty(prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      const native = format.get?.call(this);
      return (date?: Date | number) => native(date ?? deviceNow());
    },
  });
  prototype.formatToParts = function (this: Intl.DateTimeFormat, date) {
    return formatToParts.call(this, date ?? deviceNow());
  };

  return () => {
    if (globalThis.Date === DeviceDate) globalThis.Date = Native;
    Native.prototype.constructor = Native;
    Object.defineProperty(prototype, 'format', format);
    prototype.formatToParts = formatToParts;
  };
}
