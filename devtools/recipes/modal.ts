/** One recipe for each of the 33 dialogs, named after it. */
import { accountEliminated } from './modal/account-eliminated.ts';
import { accountVerified } from './modal/account-verified.ts';
import { connectionError } from './modal/connection-error.ts';
import { expiredSession } from './modal/expired-session.ts';
import { networkError } from './modal/network-error.ts';
import { poolGameNotAvailable } from './modal/pool-game-not-available.ts';
import { poolInvalid } from './modal/pool-invalid.ts';
import { poolNotAvailable } from './modal/pool-not-available.ts';
import { poolWeekNotValid } from './modal/pool-week-not-valid.ts';
import { unpreventedError } from './modal/unprevented-error.ts';
import { verifyAccountError } from './modal/verify-account-error.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const MODAL_RECIPES: readonly Recipe[] = [
  networkError,
  connectionError,
  unpreventedError,
  verifyAccountError,
  accountVerified,
  expiredSession,
  accountEliminated,
  poolWeekNotValid,
  poolInvalid,
  poolNotAvailable,
  poolGameNotAvailable,
];
