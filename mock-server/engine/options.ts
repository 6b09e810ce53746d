import type { ClockView } from './clock/app-time.ts';
import type { Travel } from './jumps/transaction.ts';
import type { LogEntry } from './network/log.ts';
import type { OutsideServer } from './network/outside-server.ts';
import type { PageAdapter } from './page/page-adapter.ts';

export interface EngineOptions {
  seed?: number;
  /** What else the app's data depends on, such as a number of simulated users. Saved with the world. */
  parameters?: Readonly<Record<string, number>>;
  /** World ms per real ms: 1 is real time (the default), 0 is frozen. */
  rate?: number;
  realNow?: () => number;
  /** Replaces the page's `fetch`, so that the mock server answers the page's API calls. Default: true. Needs a page. */
  intercept?: boolean;
  /**
   * A server outside of the page that answers in place of the app's routes. Calls of the page wait until it is there.
   */
  outside?: Promise<OutsideServer>;
  /**
   * Saves this tab's world, loads the saved world when the page reloads, and gives the page a separate
   * `localStorage` for each world. Needs a page.
   */
  persist?: boolean;
  /** Id of a saved world that this tab opens and shares; with `persist`. */
  join?: string;
  /** Replaces the page's `Date` by the device's clock. Needs a page. */
  device?: boolean;
  /** Default: with `intercept`, an adapter of the page in which this code runs, otherwise one that does nothing. */
  pageAdapter?: PageAdapter;
}

export interface EngineEvents<Fact> {
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  travel: Travel;
  request: LogEntry;
  change: null;
}
