/** Defaults and limits of the simulator itself, apart from the server's policy. */
import { SECOND, toInstant } from './lib/time.ts';

export const SETTINGS = {
  /** Wednesday of week 7 at noon (ms). */
  worldStart: toInstant('2026-08-26', '12:00:00'),
  defaultSeed: 7,
  defaultPlayers: 10_000,
  /** The password of every persona. */
  password: 'papas con chile',
  /** Calls that are still unanswered this long after a time jump began are dropped (ms). */
  travelPatience: 2 * SECOND,
  /** Calls kept in the log. */
  logSize: 200,
  /** Characters of a body kept in the log. */
  bodyLimit: 32_768,
  /** `Retry-After` of a fault with status 429 or 503 (s). */
  retryAfter: 30,
} as const;
