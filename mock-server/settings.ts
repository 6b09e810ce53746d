import { SECOND_MS, toInstant } from './lib/time.ts';

export const SETTINGS = {
  worldStart: toInstant('2026-08-26', '12:00:00'),
  defaultSeed: 7,
  defaultPlayers: 10_000,
  password: 'papas con chile',
  jumpTimeoutMs: 2 * SECOND_MS,
} as const;
