/** One recipe for each of the 33 dialogs, named after it. */

import { accountDeleted } from './modal/account-deleted.ts';
import { accountEliminated } from './modal/account-eliminated.ts';
import { accountVerified } from './modal/account-verified.ts';
import { changePasswordError } from './modal/change-password-error.ts';
import { changePasswordExpired } from './modal/change-password-expired.ts';
import { changingPassword } from './modal/changing-password.ts';
import { closeSession } from './modal/close-session.ts';
import { connectionError } from './modal/connection-error.ts';
import { continueStepForm } from './modal/continue-step-form.ts';
import { createAccount } from './modal/create-account.ts';
import { deleteAccount } from './modal/delete-account.ts';
import { emailSentChangePasswordSuccess } from './modal/email-sent-change-password-success.ts';
import { expiredSession } from './modal/expired-session.ts';
import { networkError } from './modal/network-error.ts';
import { newAccount } from './modal/new-account.ts';
import { passwordChanged } from './modal/password-changed.ts';
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
import { sentVerifyCode } from './modal/sent-verify-code.ts';
import { signOut } from './modal/sign-out.ts';
import { signingOut } from './modal/signing-out.ts';
import { unpreventedError } from './modal/unprevented-error.ts';
import { verifyAccountError } from './modal/verify-account-error.ts';
import { verifyAccountSuccess } from './modal/verify-account-success.ts';
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
  continueStepForm,
  sendPool,
  createAccount,
  newAccount,
  sentVerifyCode,
  closeSession,
  signingOut,
  signOut,
  changingPassword,
  emailSentChangePasswordSuccess,
  passwordChanged,
  sendingPool,
  poolsSent,
  poolSent,
  deleteAccount,
  accountDeleted,
  verifyAccountSuccess,
];
