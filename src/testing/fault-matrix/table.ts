/**
 * The fault matrix: what the player sees when one call fails in one way. The tests and the page of the documentation are
 * generated from it.
 */
import { ACCOUNT_ROWS } from './account-rows.ts';
import { GAME_ROWS } from './game-rows.ts';
import type { Row } from './row.ts';

export const ROWS: readonly Row[] = [...ACCOUNT_ROWS, ...GAME_ROWS];
