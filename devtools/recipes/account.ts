/** Fields of the account's forms that are wrong, and what they say. */
import { confirmExpiredCode, confirmShortCode, confirmWrongCode } from './account/confirm.ts';
import { loginEmpty, loginMalformedEmail, loginUnknownEmail, loginWrongPassword } from './account/login.ts';
import {
  changeMismatch,
  changeShortPassword,
  forgotMalformedEmail,
  forgotUnknownEmail,
} from './account/password.ts';
import {
  registerAccountEmpty,
  registerEasyPassword,
  registerLongPassword,
  registerPhoneAsNickname,
  registerSuggestedEmail,
  registerTakenEmail,
  registerTakenNickname,
} from './account/register-access.ts';
import {
  registerImpossibleDate,
  registerMissingNeighborhood,
  registerNameWithNumbers,
  registerPersonEmpty,
  registerPlaceByHand,
  registerShortPhone,
  registerShortZipcode,
  registerUnderage,
  registerUnknownZipcode,
} from './account/register-person.ts';
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
