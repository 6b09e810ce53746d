/** Removes from a text what a bug report must not have, and the log of the real server neither. */
import { maskContacts } from '../../mock-server/lib/private-text.ts';

const SECRET_FIELDS =
  /("(?:access_token|token|password|password_confirmation|current_password|otp|code|email|phone|cellphone)"\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\d+)/gi;

/** Removes passwords, codes, tokens, e-mails and phone numbers. */
export const redact = (text: string): string =>
  maskContacts(
    text
      .replace(SECRET_FIELDS, '$1"…"')
      .replace(/(change-password(?:\/|%2F))[^\s"'?#]+/gi, '$1…')
      .replace(
        /\b((?:access_token|token|email|password|password_confirmation|code|otp|phone|cellphone)=)[^&\s"'#]+/gi,
        '$1…',
      )
      .replace(/\b(Bearer\s+)[^\s"',]+/gi, '$1…'),
    '…',
  )
    // A word of 24 or more characters with a digit counts as a token, because normal text has no such words.
    .replace(/\b(?=[\w|-]*\d)[\w|-]{24,}\b/g, '…');
