import { ACCOUNT_ROWS } from './account-rows.ts';
import { GAME_ROWS } from './game-rows.ts';
import type { MatrixRow } from './row.ts';

export const ROWS: readonly MatrixRow[] = [...ACCOUNT_ROWS, ...GAME_ROWS];
