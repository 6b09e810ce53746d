/**
 * Limits of the registration: ages in years, lengths in characters. Texts of `src/copy` name the age of 18, too, as the
 * terms do. The mock server has limits of its own (`rules/registration.ts`).
 */
export const ADULT_AGE = 18;
export const MAX_AGE = 110;
export const MAX_FIRST_NAME = 60;
export const MAX_LAST_NAME = 80;
export const MIN_NICKNAME = 3;
export const MAX_NICKNAME = 20;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 64;
