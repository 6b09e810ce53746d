import { SEASON_KINDS } from '../../mock-server/catalogue/step-kinds.ts';
import type { AgendaKind, StepOptions } from '../../mock-server/index.ts';
import type { Settings } from './settings.ts';

/** Options of a time jump, with those of a step of the clock. */
export type UserJumpOptions = Required<StepOptions>;

export const EXPIRY_KINDS: readonly AgendaKind[] = ['code', 'link', 'session'];

/** Returns the options for the user's time jumps. */
export function getJumpOptions(settings: Settings): UserJumpOptions {
  const { density, land, silent, keepsData, expiries } = settings;
  const isQa = density === 'qa';
  return {
    land,
    silent: isQa && silent,
    data: !(isQa && keepsData),
    kinds: isQa && expiries ? [...SEASON_KINDS, ...EXPIRY_KINDS] : SEASON_KINDS,
  };
}
