/**
 * Limits of the registration: ages in years, lengths in characters. The texts in `src/copy` that say “18 años” or
 * “+18”, such as the terms, have to be changed by hand. The contract (`docs/contract/openapi.yaml`) and
 * the mock server (`rules/registration.ts`) have the limits too.
 */
export const ADULT_AGE = 18;
export const MAX_AGE = 110;
export const MAX_FIRST_NAME = 60;
export const MAX_LAST_NAME = 80;
export const MIN_NICKNAME = 3;
export const MAX_NICKNAME = 20;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 64;
/** Digits of a confirmation code. `SHAPES` in `code.ts` has the groups in which a mail may write them. */
export const CODE_LENGTH = 6;
export const ZIPCODE_LENGTH = 5;
