import { SECOND_MS } from '../lib/time.ts';
import type { createClock } from './clock.ts';
import type { DeviceClock, DeviceMode } from './device.ts';

export interface ClockView {
  now: number;
  rate: number;
  device: DeviceMode;
  lag: number;
  /**
   * The time that the app assumes: the last `Date` header plus the time that the device's clock has measured since
   * then (ms). Null before the app receives its first response.
   */
  believed: number | null;
  /** `believed` minus `now` (ms): negative when the app's time is behind. Null while `believed` is null. */
  skew: number | null;
  isUnheard: boolean;
}

export interface LastSeenDate {
  seen: { at: number; deviceNow: number } | null;
  isOutdated: boolean;
}

interface ClockParts {
  world: { clock: ReturnType<typeof createClock>; now(): number };
  device: DeviceClock;
  lastSeenDate: LastSeenDate;
}

export function viewClock({ world, device, lastSeenDate }: ClockParts): ClockView {
  const { seen, isOutdated } = lastSeenDate;
  const now = world.now();
  const believed = seen && seen.at + (device.now() - seen.deviceNow);
  // Before the first response, the app uses the device's time.
  const error = Math.abs((believed ?? device.now()) - now);
  return {
    now,
    rate: world.clock.state().rate,
    device: device.mode(),
    lag: device.lag(),
    believed,
    skew: believed === null ? null : believed - now,
    // A `Date` header has whole seconds, so a difference below one second is no error.
    isUnheard: isOutdated && error >= SECOND_MS,
  };
}
