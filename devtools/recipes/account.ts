/** Fields of the account's forms that are wrong, and what they say. */
import { changeMismatch } from './account/change-mismatch.ts';
import { changeShortPassword } from './account/change-short-password.ts';
import { confirmExpiredCode } from './account/confirm-expired-code.ts';
import { confirmShortCode } from './account/confirm-short-code.ts';
import { confirmWrongCode } from './account/confirm-wrong-code.ts';
import { forgotMalformedEmail } from './account/forgot-malformed-email.ts';
import { forgotUnknownEmail } from './account/forgot-unknown-email.ts';
import { loginEmpty } from './account/login-empty.ts';
import { loginMalformedEmail } from './account/login-malformed-email.ts';
import { loginUnknownEmail } from './account/login-unknown-email.ts';
import { loginWrongPassword } from './account/login-wrong-password.ts';
import { registerAccountEmpty } from './account/register-account-empty.ts';
import { registerEasyPassword } from './account/register-easy-password.ts';
import { registerImpossibleDate } from './account/register-impossible-date.ts';
import { registerLongPassword } from './account/register-long-password.ts';
import { registerMissingNeighborhood } from './account/register-missing-neighborhood.ts';
import { registerNameWithNumbers } from './account/register-name-with-numbers.ts';
import { registerPersonEmpty } from './account/register-person-empty.ts';
import { registerPhoneAsNickname } from './account/register-phone-as-nickname.ts';
import { registerPlaceByHand } from './account/register-place-by-hand.ts';
import { registerShortPhone } from './account/register-short-phone.ts';
import { registerShortZipcode } from './account/register-short-zipcode.ts';
import { registerSuggestedEmail } from './account/register-suggested-email.ts';
import { registerTakenEmail } from './account/register-taken-email.ts';
import { registerTakenNickname } from './account/register-taken-nickname.ts';
import { registerUnderage } from './account/register-underage.ts';
import { registerUnknownZipcode } from './account/register-unknown-zipcode.ts';
import type { Recipe } from './recipe.ts';

/** In the order of the panel. */
export const ACCOUNT_RECIPES: readonly Recipe[] = [
  loginEmpty,
  loginMalformedEmail,
  loginUnknownEmail,
  loginWrongPassword,
  registerPersonEmpty,
  registerNameWithNumbers,
  registerUnderage,
  registerImpossibleDate,
  registerShortPhone,
  registerShortZipcode,
  registerUnknownZipcode,
  registerMissingNeighborhood,
  registerPlaceByHand,
  registerAccountEmpty,
  registerPhoneAsNickname,
  registerTakenNickname,
  registerTakenEmail,
  registerSuggestedEmail,
  registerEasyPassword,
  registerLongPassword,
  confirmShortCode,
  confirmWrongCode,
  confirmExpiredCode,
  forgotMalformedEmail,
  forgotUnknownEmail,
  changeShortPassword,
  changeMismatch,
];
