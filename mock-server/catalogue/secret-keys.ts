/** Keys of JSON bodies whose values are secret. */
export const SECRET_KEYS = ['access_token', 'password', 'password_confirmation', 'token', 'otp'];
