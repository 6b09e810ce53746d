import { DEFAULT_DEVICE, type DeviceMode } from './device-mode.ts';

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
    setLag(next: number) {
      lag = mode === 'server' ? next : 0;
    },
    /** Sets the mode, without a lag. */
    set(next: DeviceMode) {
      mode = next;
      lag = 0;
    },
    now() {
      if (mode === 'real') return realNow();
      return mode === 'server' ? serverNow() - lag : realNow() + mode;
    },
  };
}
