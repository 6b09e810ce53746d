import type { DeviceMode } from '../clock/device-mode.ts';
import type { Branch } from '../history/branch.ts';
import type { PageState } from '../page/page-state.ts';

interface Deps {
  world: { now(): number; clock: { state(): { rate: number } } };
  timeline: { current(): Branch; savePageState(page: PageState): void };
  device: { mode(): DeviceMode };
  pageAdapter: { snapshot(): PageState };
  /** Derives the page's state from the applied facts, when no fact has stored it. */
  guessPage(): PageState;
}

/** The state of the page that belongs to the cursor of the current branch: a jump stores it, and restores it. */
export function createPageAtCursor({ world, timeline, device, pageAdapter, guessPage }: Deps) {
  const store = () => timeline.savePageState(pageAdapter.snapshot());
  return {
    /** Stores the page's state, before a jump. */
    store,
    /**
     * As `store`, and keeps in the branch the world's time, the rate of its clock and the device's clock. A switch back
     * to the branch restores them.
     */
    storeWithTime() {
      store();
      const branch = timeline.current();
      branch.leftAt = world.now();
      branch.leftRate = world.clock.state().rate;
      branch.leftDevice = device.mode();
    },
    /** Returns the state of the page after the last applied fact. */
    getArrival(): PageState {
      const { facts, cursor, basePage } = timeline.current();
      return (cursor > 0 ? facts[cursor - 1]?.page : basePage) ?? guessPage();
    },
  };
}
