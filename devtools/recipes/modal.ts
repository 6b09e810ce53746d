/** One recipe for each of the 33 dialogs, named after it. */

import { accountEliminated } from './modal/account-eliminated.ts';
import { accountVerified } from './modal/account-verified.ts';
import { changePasswordError } from './modal/change-password-error.ts';
import { changePasswordExpired } from './modal/change-password-expired.ts';
import { connectionError } from './modal/connection-error.ts';
import { expiredSession } from './modal/expired-session.ts';
import { networkError } from './modal/network-error.ts';
import { poolGameNotAvailable } from './modal/pool-game-not-available.ts';
import { poolInvalid } from './modal/pool-invalid.ts';
import { poolNotAvailable } from './modal/pool-not-available.ts';
import { poolSent } from './modal/pool-sent.ts';
import { poolWeekNotValid } from './modal/pool-week-not-valid.ts';
import { poolsSent } from './modal/pools-sent.ts';
import { promotionAsset } from './modal/promotion-asset.ts';
import { questionAnsweredByUser } from './modal/question-answered-by-user.ts';
import { questionNotFound } from './modal/question-not-found.ts';
import { sendPool } from './modal/send-pool.ts';
import { sendingPool } from './modal/sending-pool.ts';
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
  promotionAsset,
  questionAnsweredByUser,
  questionNotFound,
  changePasswordError,
  changePasswordExpired,
  sendPool,
  sendingPool,
  poolsSent,
  poolSent,
];
