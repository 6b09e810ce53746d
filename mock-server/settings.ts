/** Defaults and limits of the simulator. The server's decisions are in `policy.ts`. */
import { SECOND, toInstant } from './lib/time.ts';

export const SETTINGS = {
  /** Wednesday of week 7 at noon (ms). */
  worldStart: toInstant('2026-08-26', '12:00:00'),
  defaultSeed: 7,
  defaultPlayers: 10_000,
  /** Password of every persona. */
  password: 'papas con chile',
  /** Time that calls under way get to finish before a time jump drops them (ms). */
  travelTimeoutMs: 2 * SECOND,
  /** Maximum number of calls in the log. */
  logSize: 200,
  /** Maximum number of characters of a body in the log. */
  bodyLimit: 32_768,
  /** `Retry-After` of a fault with status 429 or 503 (s). */
  retryAfter: 30,
} as const;
