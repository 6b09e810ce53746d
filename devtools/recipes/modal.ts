/** One recipe for each of the 33 dialogs, named after it. */

import {
  poolGameNotAvailable,
  poolInvalid,
  poolNotAvailable,
  poolSent,
  poolsSent,
  poolWeekNotValid,
  sendingPool,
  sendPool,
} from './modal/boleto.ts';
import { connectionError, networkError, promotionAsset, unpreventedError } from './modal/network.ts';
import {
  changePasswordError,
  changePasswordExpired,
  changingPassword,
  emailSentChangePasswordSuccess,
  passwordChanged,
} from './modal/password.ts';
import { questionAnsweredByUser, questionNotFound } from './modal/questions.ts';
import {
  accountVerified,
  continueStepForm,
  createAccount,
  newAccount,
  sentVerifyCode,
  verifyAccountError,
  verifyAccountSuccess,
} from './modal/registration.ts';
import {
  accountDeleted,
  accountEliminated,
  closeSession,
  deleteAccount,
  expiredSession,
  signingOut,
  signOut,
} from './modal/session.ts';
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
