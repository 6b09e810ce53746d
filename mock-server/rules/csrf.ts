/**
 * The value of the CSRF cookie ends in `=`, as Laravel's does, so a client that doesn't decode the cookie
 * fails.
 */
import { toHexadecimal } from '../lib/random.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function createCsrfValue(seed: number, turn: number): string {
  const digits = toHexadecimal(64, seed, 8, turn);
  let text = 'eyJpdiI6';
  for (let index = 0; index < digits.length; index += 2) {
    text += ALPHABET[Number.parseInt(digits.slice(index, index + 2), 16) % ALPHABET.length];
  }
  return `${text}==`;
}

export const createCsrfCookie = (seed: number, turn: number) =>
  `XSRF-TOKEN=${encodeURIComponent(createCsrfValue(seed, turn))}`;
