/** What the server says and what the player is shown for it: the catalogue of the recipes' covers. */

/**
 * `what is said→what is shown`, as recipes observe it. `Network Error` is a call without an answer; `wait` is a note
 * under the button that says for how long.
 */
export const ERROR_OUTCOMES = [
  'Network Error→modal:networkError',
  'CSRF token mismatch.→modal:connectionError',
  'Not Found→modal:connectionError',
  'No query results for model [Week].→modal:connectionError',
  'Server Error→modal:unpreventedError',
  'Bad Gateway→modal:unpreventedError',
  'Gateway Timeout→modal:unpreventedError',
  'Too Many Attempts.→modal:unpreventedError',
  'Too Many Attempts.→wait',
  'Please wait before retrying.→wait',
  'Service Unavailable→modal:unpreventedError',
  'Unauthenticated.→modal:expiredSession',
  'Attempt to read property "email" on null→modal:accountEliminated',
  'The selected email is invalid.→field:Correo electrónico',
  'Invalid Credentials→field:Contraseña',
  'Unverified user→modal:verifyAccountError',
  'Your email address is not verified.→modal:verifyAccountError',
  'The email has already been taken.→field:Correo electrónico',
  'The nickname has already been taken.→field:Apodo para el ranking',
  'Zipcode Not Found→field:Código postal',
  'Invalid verification code→field:Código de 6 dígitos',
  'The verification code has expired→field:Código de 6 dígitos',
  'User already verified→modal:accountVerified',
  'The given password has appeared in a data leak. Please choose a different password.→modal:changePasswordError',
  'This password reset token is invalid.→modal:changePasswordExpired',
  "We can't find a user with that email address.→modal:unpreventedError",
  'No current week→modal:poolWeekNotValid',
  'Bet not allowed→modal:poolWeekNotValid',
  'No match games→modal:poolInvalid',
  'No bet day→modal:poolNotAvailable',
  'Bet date is before the start of the week→modal:poolNotAvailable',
  'No bet time→modal:poolGameNotAvailable',
  'Question Not Found→modal:questionNotFound',
  'This User already answer this question→modal:questionAnsweredByUser',
] as const;
