import type { DeviceMode } from '../catalogue/clock.ts';
import { SECOND_MS } from '../lib/time.ts';
import type { createClock } from './clock.ts';
import type { DeviceClock } from './device.ts';

export interface ClockView {
  now: number;
  rate: number;
  device: DeviceMode;
  /** Ms by which silent time jumps have left the device's clock behind the world's. */
  lag: number;
  /**
   * The time that the app assumes: the last `Date` header plus the time that the device's clock has measured since
   * then (ms). Null before the app receives its first response.
   */
  believed: number | null;
  /** `believed` minus `now` (ms): negative when the app's time is behind. Null while `believed` is null. */
  skew: number | null;
  /** Whether the world's time has jumped and the app has not learned the new time. */
  isAppBehind: boolean;
}

/** The time that the app assumes, beside the world's time and the device's. */
export function createAppTime(clock: ReturnType<typeof createClock>, device: DeviceClock) {
  let lastSeenDate: { at: number; deviceNow: number } | null = null;
  /** Whether the world's time has jumped since the last response. */
  let isBehind = false;
  return {
    getView(): ClockView {
      const now = clock.now();
      const believed = lastSeenDate && lastSeenDate.at + (device.now() - lastSeenDate.deviceNow);
      // Before the first response, the app uses the device's time.
      const error = Math.abs((believed ?? device.now()) - now);
      return {
        now,
        rate: clock.state().rate,
        device: device.mode(),
        lag: device.lag(),
        believed,
        skew: believed === null ? null : believed - now,
        // A `Date` header has whole seconds, so a difference below one second is no error.
        isAppBehind: isBehind && error >= SECOND_MS,
      };
    },
    /** Called when the app gets a response. `at` is the time in its `Date` header, which has whole seconds. */
    onDate(at: number) {
      lastSeenDate = { at: Math.floor(at / SECOND_MS) * SECOND_MS, deviceNow: device.now() };
      isBehind = false;
    },
    /**
     * Called when a jump makes the app's time wrong. `notifiesApp` is false for a silent jump that doesn't reload the page,
     * of which the app is not notified.
     */
    markAppBehind(notifiesApp = true) {
      isBehind = true;
      if (notifiesApp) device.catchUp();
    },
    /** Returns a function that restores the device's clock, and whether the app's time is wrong, as they are now. */
    remember() {
      const before = { mode: device.mode(), lag: device.lag(), isBehind };
      return () => {
        device.set(before.mode);
        device.fallBehind(before.lag);
        isBehind = before.isBehind;
      };
    },
  };
}
