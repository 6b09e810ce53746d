import { removeInvisible } from '../plain-text.ts';
import { isResetToken } from '../token.ts';
import { checkEmail, normaliseEmail } from './email.ts';

export interface ResetLink {
  email: string;
  token: string;
}

/** Mail gateways encode an address once or twice more. */
const MAX_DECODINGS = 4;
/** What a mail or a chat puts after a link: punctuation, brackets, quotation marks. No token ends with them. */
const AFTER_LINK = /(?:&(?:(?:quot|gt|amp|nbsp);|$)|[\s.,;:!?)\]}>"'”’»*])+$/u;

/** Decodes an address until it has no escape left. A broken escape at its end is what a cut has left of one. */
function decode(text: string, times = MAX_DECODINGS): string {
  const whole = text.replace(/%[\da-f]?$/i, '');
  if (times === 0 || !whole.includes('%')) return whole;
  try {
    return decode(decodeURIComponent(whole), times - 1);
  } catch {
    return whole;
  }
}

/**
 * Reads e-mail and token of a mailed password link: what follows `/user/change-password/`, as it stands in the address.
 * Repairs what mail gateways, chats and copying do to a link. Null when a part is missing or malformed.
 */
export function readResetLink(rest: string): ResetLink | null {
  if (rest.length > 4000) return null;
  const text = removeInvisible(decode(rest))
    // A mail that is quoted-printable ends a broken line with “=”.
    .replace(/[ \t]*=?[\r\n]+[ \t]*/g, '')
    .replaceAll('&amp;', '&');
  const [rawEmail = '', rawToken = '', ...others] = text.replace(/\/+$/, '').split(/\/+/);
  // An e-mail holds no blank: it was a plus sign.
  const email = rawEmail
    .replace(/^\s*mailto:|[<>"]/gi, '')
    .trim()
    .replaceAll(' ', '+');
  const token = rawToken.replace(/^[\s<"“]+|&\w+=.*$/g, '').replace(AFTER_LINK, '');
  if (others.length > 0 || checkEmail(email) !== null || !isResetToken(token)) return null;
  return { email: normaliseEmail(email), token };
}
