import type { DeviceClock } from '../clock/device-clock.ts';
import type { Persistence } from '../history/persistence.ts';
import type { PageAdapter } from '../page/page-adapter.ts';
import type { Arrival, PageState } from '../page/page-state.ts';
import * as TEXTS from '../texts.ts';

export interface ApplyJumpDeps {
  world: {
    now(): number;
    /** Returns a function that restores the world as it is now. */
    remember(): () => void;
  };
  device: DeviceClock;
  persistence: Persistence;
  pageAdapter: PageAdapter;
  /** Called at each jump, after the world is saved and before the page reloads or is notified. */
  onJumped(): void;
}

/** Returns a function that changes the world and the page in one step. If a part fails, nothing changes. */
export function createApplyJump({ world, device, persistence, pageAdapter, onJumped }: ApplyJumpDeps) {
  function restorePage(arrival: PageState) {
    const before = pageAdapter.snapshot();
    try {
      pageAdapter.setState(arrival);
    } catch {
      pageAdapter.setState(before);
      throw new Error(TEXTS.noSpace);
    }
    pageAdapter.clearCookies();
    if (pageAdapter.needsReload(arrival.route)) persistence.leave();
  }

  return (apply: () => Arrival, notifiesApp: boolean): Arrival => {
    const from = world.now();
    const restoreWorld = world.remember();
    const [mode, lag] = [device.mode(), device.lag()];
    try {
      const arrival = apply();
      // The world is saved first, because another tab must not see the new token in the old world.
      if (!persistence.save(arrival) && arrival) throw new Error(TEXTS.noSpace);
      if (arrival) restorePage(arrival);
      onJumped();
      // Without the lag, a device that follows the server would show a silent jump to the app.
      device.setLag(arrival || notifiesApp ? 0 : lag + world.now() - from);
      return arrival;
    } catch (error) {
      restoreWorld();
      device.set(mode);
      device.setLag(lag);
      persistence.save(null);
      throw error;
    }
  };
}
