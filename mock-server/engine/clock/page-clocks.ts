import { createAppTime } from './app-time.ts';
import { createDeviceClock } from './device-clock.ts';
import { installDeviceClock } from './page-date.ts';
import type { createClock } from './world-clock.ts';

/**
 * Creates the clocks of the page beside the world's: the device's, and what the app knows of the time. With
 * `replacesDate`, the page's `Date` shows the device's clock until `restoreDate`.
 */
export function createPageClocks(
  world: ReturnType<typeof createClock>,
  realNow: () => number,
  replacesDate: boolean,
) {
  const device = createDeviceClock(realNow, world.now);
  return {
    device,
    appTime: createAppTime({ now: world.now, getRate: () => world.state().rate, device }),
    restoreDate: replacesDate ? installDeviceClock(device) : () => {},
  };
}
