import { hashText } from '../lib/hash.ts';

const DISGUISED = /^clave-[\da-f]{4}$/;

/**
 * Returns the text that facts, recordings and links contain instead of a password. Equal passwords have equal texts.
 * The text of a password that is too short or too long is too short or too long as well.
 */
export function disguisePassword(password: string): string {
  if (DISGUISED.test(password)) return password;
  const mark = hashText(password).slice(0, 4);
  const { length } = password;
  return length < 8 || length > 64 ? mark.repeat(17).slice(0, length) : `clave-${mark}`;
}

/** Returns the columns of an account with the text that stands for its password. */
export const hidePassword = <Row extends Record<string, unknown>>(row: Row): Row =>
  typeof row.password === 'string' ? { ...row, password: disguisePassword(row.password) } : row;
