/**
 * The device's clock as the page sees it: a `Proxy` over `Date`, laid before the app's modules so that whoever keeps
 * `Date.now` keeps ours. A proxy and no subclass: `Date()`, `instanceof`, `structuredClone`, `UTC` and `parse` stay as they
 * are. Timers, animation frames and `performance` are never touched.
 */

/** The device's own time, the server's to the millisecond, or the device's own this many ms off. */
export type DeviceMode = 'real' | 'server' | number;

/** A world lives in another month than the machine, so only the server's time is right for its device. */
export const DEFAULT_DEVICE: DeviceMode = 'server';

/** The layer over the page's `Date`. */
export interface DeviceClock {
  mode(): DeviceMode;
  set(mode: DeviceMode): void;
  /** In mode `server`: how far the device is behind the server since moves it was not told of, in ms. */
  lag(): number;
  /** Leaves a device that follows the server behind, by the length of a silent move in ms. */
  fallBehind(ms: number): void;
  /** Ends the lag. */
  catchUp(): void;
  /** What the page takes for now, in ms. */
  now(): number;
  /** Gives the page its own `Date` back. */
  restore(): void;
}

interface Times {
  realNow: () => number;
  serverNow: () => number;
}

/** A clock that lays nothing over the page; its mode is kept all the same. */
export function createDeviceClock({ realNow, serverNow }: Times): DeviceClock {
  let mode = DEFAULT_DEVICE;
  let lag = 0;
  return {
    mode: () => mode,
    set(next) {
      mode = next;
      lag = 0;
    },
    lag: () => lag,
    fallBehind(ms) {
      if (mode === 'server') lag += ms;
    },
    catchUp() {
      lag = 0;
    },
    now: () => (mode === 'real' ? realNow() : mode === 'server' ? serverNow() - lag : realNow() + mode),
    restore() {},
  };
}

/** Lays the clock over the page's `Date`, and over `Intl` where it would read the time by itself. */
export function installDeviceClock(times: Times): DeviceClock {
  const clock = createDeviceClock(times);
  const Native = globalThis.Date;
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format');
  const { formatToParts } = prototype;

  const laidNow = () => clock.now();
  const Laid: DateConstructor = new Proxy(Native, {
    apply: () => new Native(laidNow()).toString(),
    construct: (target, parts, self) =>
      Reflect.construct(target, parts.length === 0 ? [laidNow()] : parts, self) as object,
    get: (target, name, self) => (name === 'now' ? laidNow : Reflect.get(target, name, self)),
  });
  globalThis.Date = Laid;
  Object.defineProperty(Native.prototype, 'constructor', { value: Laid, writable: true, configurable: true });
  if (format?.get) {
    const read = format.get as (this: Intl.DateTimeFormat) => (date?: Date | number) => string;
    Object.defineProperty(prototype, 'format', {
      ...format,
      get(this: Intl.DateTimeFormat) {
        const native = read.call(this);
        return (date?: Date | number) => native(date ?? laidNow());
      },
    });
  }
  prototype.formatToParts = function (this: Intl.DateTimeFormat, date) {
    return formatToParts.call(this, date ?? laidNow());
  };

  return {
    ...clock,
    restore() {
      if (globalThis.Date === Laid) globalThis.Date = Native;
      Object.defineProperty(Native.prototype, 'constructor', {
        value: Native,
        writable: true,
        configurable: true,
      });
      if (format) Object.defineProperty(prototype, 'format', format);
      prototype.formatToParts = formatToParts;
    },
  };
}
