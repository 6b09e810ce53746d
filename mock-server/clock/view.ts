import { SECOND } from '../lib/time.ts';
import type { WorldClock } from './clock.ts';
import type { DeviceClock, DeviceMode } from './device.ts';

export interface ClockView {
  now: number;
  /** World ms per real ms; 0 is frozen. */
  rate: number;
  device: DeviceMode;
  /** Delay of a device that follows the server, after silent time jumps (ms). */
  lag: number;
  /** The time that the app assumes: the last `Date` header plus the time since (ms). Null before its first answer. */
  believed: number | null;
  /** `believed` minus `now` (ms): negative when the app is behind. Null before its first answer. */
  skew: number | null;
  /** The clock jumped and the app doesn't know the new time yet. */
  isUnheard: boolean;
}

export interface LastSeenDate {
  /** The `Date` header of the last answer and the device's time at that moment (ms); null before the first answer. */
  seen: { at: number; deviceNow: number } | null;
  /** The clock jumped since then. */
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
  // Before its first answer the app uses the device's time.
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
