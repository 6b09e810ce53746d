/**
 * The checks in their order: cookies and CSRF, other origins, a visitor's calls, then those of an account (the given
 * one, or with --write one that they register and delete), and the limits. Later checks use the session, the account
 * and the prediction of earlier checks.
 */
import type { Check } from '../check.ts';
import { COOKIE_CHECKS } from './cookies.ts';
import { ENDING_CHECKS } from './endings.ts';
import { GROUP_LIMIT_CHECKS, LIMIT_CHECKS } from './limits.ts';
import { ORIGIN_CHECKS } from './origins.ts';
import { PREDICTION_CHECKS } from './predictions.ts';
import { READ_CHECKS } from './reads.ts';
import { REGISTRATION_CHECKS } from './registration.ts';
import { LOGIN_CHECKS, SESSION_CHECKS } from './sessions.ts';
import { VISITOR_CHECKS } from './visitors.ts';

export const CHECKS: readonly Check[] = [
  ...COOKIE_CHECKS,
  ...ORIGIN_CHECKS,
  ...VISITOR_CHECKS,
  ...LOGIN_CHECKS,
  ...SESSION_CHECKS,
  ...GROUP_LIMIT_CHECKS,
  ...READ_CHECKS,
  ...REGISTRATION_CHECKS,
  ...PREDICTION_CHECKS,
  ...ENDING_CHECKS,
  ...LIMIT_CHECKS,
];
