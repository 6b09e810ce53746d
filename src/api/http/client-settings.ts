import { MAX_WAIT_MS } from '../../lib/clock.ts';
import type { CallKind } from '../api.ts';
import { readCookies } from './headers.ts';

export const CLIENT_SETTINGS = {
  readCookies,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /**
   * Maximum duration of a call in ms, with all its attempts. An earlier deadline of the caller counts (`CallOptions`;
   * `lazy-api.ts` has the default). Rate limits may extend both (`MAX_EXTENSION_SECONDS`).
   */
  maxDurations: { read: 15_000, 'session-start': MAX_WAIT_MS, write: MAX_WAIT_MS } as Readonly<
    Record<CallKind, number>
  >,
  /** Maximum duration of one attempt of a `session-start` in ms. */
  sessionStartAttemptMs: 8_000,
};

export type ClientSettings = typeof CLIENT_SETTINGS;
