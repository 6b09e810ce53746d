import { MAX_WAIT_MS } from '../../lib/deadline.ts';

export type CallKind = 'read' | 'start' | 'write';

export interface ApiRuntime {
  readCookies(): string;
  sleep(ms: number): Promise<void>;
  /** Maximum duration of a call in ms, including all its attempts. */
  deadlines: Readonly<Record<CallKind, number>>;
  startAttemptMs: number;
}

export const browserRuntime: ApiRuntime = {
  readCookies: () => {
    try {
      return document.cookie;
    } catch {
      // Reading `document.cookie` throws when the browser denies access to cookies, for example in a
      // sandboxed frame. Requests are then sent without the header `X-XSRF-TOKEN`.
      return '';
    }
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadlines: { read: 15_000, start: MAX_WAIT_MS, write: MAX_WAIT_MS },
  startAttemptMs: 8_000,
};
