/** What the server says that no other recipe causes, and what the player is shown for it. */
import { answerCutShort } from './message/answer-cut-short.ts';
import { badGateway } from './message/bad-gateway.ts';
import { gatewayTimeout } from './message/gateway-timeout.ts';
import { laravelFieldErrors } from './message/laravel-field-errors.ts';
import { laravelLoginThrottle } from './message/laravel-login-throttle.ts';
import { laravelUnknownEmail } from './message/laravel-unknown-email.ts';
import { linkOfDeletedAccount } from './message/link-of-deleted-account.ts';
import { maintenance } from './message/maintenance.ts';
import { noCurrentWeek } from './message/no-current-week.ts';
import { notFound } from './message/not-found.ts';
import { openingMoved } from './message/opening-moved.ts';
import { pageInsteadOfData } from './message/page-instead-of-data.ts';
import { refusedCookie } from './message/refused-cookie.ts';
import { resendTooSoon } from './message/resend-too-soon.ts';
import { secondLink } from './message/second-link.ts';
import { startRecovers } from './message/start-recovers.ts';
import { startRefused } from './message/start-refused.ts';
import { tooManyAttempts } from './message/too-many-attempts.ts';
import { twoErrorsAtOnce } from './message/two-errors-at-once.ts';
import { unverifiedUser } from './message/unverified-user.ts';
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
