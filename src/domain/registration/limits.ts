/** Characters of a nickname and of a password. The mock server has limits of its own (`rules/registration.ts`). */
export const MIN_NICKNAME = 3;
export const MAX_NICKNAME = 20;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 64;
