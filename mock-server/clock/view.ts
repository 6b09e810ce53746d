import { SECOND } from '../lib/time.ts';
import type { WorldClock } from './clock.ts';
import type { DeviceClock, DeviceMode } from './device.ts';

/** The clock's state as the pill shows it. */
export interface ClockView {
  now: number;
  /** 0 is frozen. */
  rate: number;
  device: DeviceMode;
  /** How far a device that follows the server is behind it since silent moves, in ms. */
  lag: number;
  /** What the app takes for the time: the last `Date` it got, and the time since. Null before its first answer. */
  believed: number | null;
  /** `believed` minus `now`, in ms: negative when the app is behind. Null before its first answer. */
  skew: number | null;
  /** The clock was moved and the app does not know the new time yet. */
  isUnheard: boolean;
}

/** What the app was last told of the time. */
export interface LastSeenDate {
  /** The `Date` of the last answer and the device's time then, in ms; null before the first answer. */
  seen: { at: number; deviceNow: number } | null;
  /** The clock was moved since. */
  isOutdated: boolean;
}

interface ClockParts {
  world: { clock: WorldClock; now(): number };
  device: DeviceClock;
  lastSeenDate: LastSeenDate;
}

export function viewClock({ world, device, lastSeenDate }: ClockParts): ClockView {
  const { seen, isOutdated } = lastSeenDate;
  const now = world.now();
  const believed = seen && seen.at + (device.now() - seen.deviceNow);
  // Before its first answer the app takes the device's time.
  const error = Math.abs((believed ?? device.now()) - now);
  return {
    now,
    rate: world.clock.state().rate,
    device: device.mode(),
    lag: device.lag(),
    believed,
    skew: believed === null ? null : believed - now,
    // A `Date` header has whole seconds.
    isUnheard: isOutdated && error >= SECOND,
  };
}
