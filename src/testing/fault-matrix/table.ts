import { ACCOUNT_ROWS } from './account-rows.ts';
import { GAME_ROWS } from './game-rows.ts';
import type { Row } from './row.ts';

export const ROWS: readonly Row[] = [...ACCOUNT_ROWS, ...GAME_ROWS];
