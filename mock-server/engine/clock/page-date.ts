/**
 * Replaces `Date` by a `Proxy` before the app's modules run, so a saved reference to `Date.now` reads the device's
 * clock too. `Intl.DateTimeFormat` uses that clock when it gets no date. With a proxy instead of a subclass, `Date()`,
 * `instanceof`, `structuredClone`, `UTC` and `parse` work as with the native `Date`. Timers, animation frames and
 * `performance` are not replaced. Returns a function that restores the native `Date`.
 */
export function installDeviceClock(clock: { now(): number }) {
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
