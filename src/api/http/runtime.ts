/** What the client uses of the browser besides `fetch`, so that tests can replace it. */

import { MAX_WAIT_MS } from '../../lib/deadline.ts';

/** How long a call may last and whether it may be repeated; see `request.ts`. */
export type Policy = 'read' | 'start' | 'write';

/** Cookies, timers and random numbers of the browser. */
export interface Runtime {
  /** All readable cookies, as `document.cookie` gives them. */
  readCookies(): string;
  /** Resolves after that many milliseconds. */
  sleep(ms: number): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
  /** Milliseconds a call may last in all, body and repetitions included. */
  deadlines: Readonly<Record<Policy, number>>;
  /** Milliseconds one attempt of a `start` may take before the next. */
  startAttemptMs: number;
}

/** The browser itself. */
export const browserRuntime: Runtime = {
  readCookies: () => {
    try {
      return document.cookie;
    } catch {
      // Reading the cookies throws in a sandboxed page. The bearer token is enough there.
      return '';
    }
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  deadlines: { read: 15_000, start: MAX_WAIT_MS, write: MAX_WAIT_MS },
  startAttemptMs: 8_000,
};
