/** What the server says that no other recipe causes, and what the player is shown for it. */
import {
  badGateway,
  linkOfDeletedAccount,
  maintenance,
  pageInsteadOfData,
  refusedCookie,
  resendTooSoon,
  secondLink,
  tooManyAttempts,
  twoErrorsAtOnce,
  unverifiedUser,
} from './message/account.ts';
import { answerCutShort, gatewayTimeout, noCurrentWeek, notFound, openingMoved } from './message/games.ts';
import { laravelFieldErrors, laravelLoginThrottle, laravelUnknownEmail } from './message/laravel.ts';
import { startRecovers, startRefused } from './message/start.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const MESSAGE_RECIPES: readonly Recipe[] = [
  openingMoved,
  noCurrentWeek,
  notFound,
  gatewayTimeout,
  answerCutShort,
  badGateway,
  pageInsteadOfData,
  refusedCookie,
  unverifiedUser,
  tooManyAttempts,
  resendTooSoon,
  secondLink,
  linkOfDeletedAccount,
  maintenance,
  twoErrorsAtOnce,
  laravelFieldErrors,
  laravelLoginThrottle,
  laravelUnknownEmail,
  startRecovers,
  startRefused,
];
