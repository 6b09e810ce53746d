const HIDDEN = '…';

const SECRET_FIELDS =
  /("(?:access_token|token|password|password_confirmation|current_password|otp|code|email|phone|cellphone)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|\d+)/gi;
const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
const BEARER = /\b(Bearer\s+)[^\s"',]+/gi;
const PASSWORD_LINK = /(change-password\/)[^\s"'?#]+/gi;
const SECRET_PARAMETER = /([?&](?:token|email|password|code|otp)=)[^&\s"'#]+/gi;
/** A word of 24 or more characters with a digit counts as a token, because normal text has no such words. */
const LONG_TOKEN = /\b(?=[\w|-]*\d)[\w|-]{24,}\b/g;

export const redact = (text: string): string =>
  text
    .replace(SECRET_FIELDS, `$1"${HIDDEN}"`)
    .replace(PASSWORD_LINK, `$1${HIDDEN}`)
    .replace(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replace(BEARER, `$1${HIDDEN}`)
    .replace(EMAIL, HIDDEN)
    .replace(LONG_TOKEN, HIDDEN);
