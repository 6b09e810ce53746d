import { MAX_WAIT_MS } from '../../lib/deadline.ts';

export type CallKind = 'read' | 'start' | 'write';

export interface ApiRuntime {
  readCookies(): string;
  sleep(ms: number): Promise<void>;
  random(): number;
  /** Maximum duration of a call in ms, including all its attempts. */
  deadlines: Readonly<Record<CallKind, number>>;
  startAttemptMs: number;
}

export const browserRuntime: ApiRuntime = {
  readCookies: () => {
    try {
      return document.cookie;
    } catch {
      // Reading `document.cookie` throws in a sandboxed page. The bearer token is sufficient there.
      return '';
    }
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  deadlines: { read: 15_000, start: MAX_WAIT_MS, write: MAX_WAIT_MS },
  startAttemptMs: 8_000,
};
