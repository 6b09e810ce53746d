/** The anti-forgery cookie. Its value ends in `=`, as Laravel's does, so that whoever forgets to decode it fails. */
import { hexadecimal } from '../lib/random.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A new value; `turn` makes each one different. */
function csrfValue(seed: number, turn: number): string {
  const digits = hexadecimal(64, seed, 8, turn);
  let text = 'eyJpdiI6';
  for (let index = 0; index < digits.length; index += 2) {
    text += ALPHABET[Number.parseInt(digits.slice(index, index + 2), 16) % ALPHABET.length];
  }
  return `${text}==`;
}

/** `name=value` with the value URL-encoded, as it goes into the cookie. */
export const csrfCookie = (seed: number, turn: number) =>
  `XSRF-TOKEN=${encodeURIComponent(csrfValue(seed, turn))}`;
