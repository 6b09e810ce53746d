import { SECOND_MS } from '../../lib/time.ts';
import type { DeviceClock } from './device-clock.ts';

export type ClockView = ReturnType<ReturnType<typeof createAppTime>['view']>;

interface Deps {
  now(): number;
  getRate(): number;
  device: DeviceClock;
}

/** What the app knows of the world's time: it learns the time from the `Date` header of each response. */
export function createAppTime({ now: getNow, getRate, device }: Deps) {
  /** The app's time minus the device's time, from the last `Date` header. Null before the first response. */
  let offset: number | null = null;
  /** Whether the world's time has jumped since the last response. */
  let isBehind = false;

  return {
    /** The app has received a response whose `Date` header has this time, in whole seconds. */
    learn(at: number) {
      offset = Math.floor(at / SECOND_MS) * SECOND_MS - device.now();
      isBehind = false;
    },
    /** The world's time has jumped, and the app doesn't know the new time before its next response. */
    noteJump() {
      isBehind = true;
    },
    view() {
      const now = getNow();
      const believed = offset === null ? null : device.now() + offset;
      // Before the first response, the app uses the device's time.
      const difference = Math.abs((believed ?? device.now()) - now);
      return {
        now,
        rate: getRate(),
        device: device.mode(),
        lag: device.lag(),
        /**
         * The time that the app assumes: the last `Date` header plus the time that the device's clock has measured
         * since then (ms). Null before the app receives its first response.
         */
        believed,
        /** `believed` minus `now` (ms): negative when the app's time is behind. Null while `believed` is null. */
        skew: believed === null ? null : believed - now,
        /**
         * Whether the world's time has jumped and the app has not learned the new time. A `Date` header has whole
         * seconds, so a difference below one second is no error.
         */
        isAppBehind: isBehind && difference >= SECOND_MS,
      };
    },
  };
}
