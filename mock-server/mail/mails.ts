/** What the server writes to people. Nothing leaves the page: the panel's mailbox shows it. */

import { hexadecimal, mix } from '../lib/random.ts';
import type { MailRow, UserRow } from '../models/rows.ts';
import { POLICY } from '../policy.ts';

type Draft = Omit<MailRow, 'id' | 'created_at' | 'used' | 'seeded'>;

/** Six digits for a confirmation code. */
export const codeDigits = (seed: number, number: number) =>
  String(mix(seed, 4, number) % 1_000_000).padStart(6, '0');

/** The mail with a confirmation code; `number` is the mail's id to be. */
export function codeMail(user: UserRow, seed: number, number: number, at: number): Draft {
  return {
    kind: 'code',
    to: user.email,
    user_id: user.id,
    subject: 'Tu código del Reto Ruffles',
    secret: codeDigits(seed, number),
    path: null,
    expires_at: at + POLICY.codeLife,
  };
}

/** The mail with a link to change the password. */
export function linkMail(user: UserRow, seed: number, number: number, at: number): Draft {
  const secret = hexadecimal(64, seed, 6, number, Number(user.id));
  return {
    kind: 'link',
    to: user.email,
    user_id: user.id,
    subject: 'Cambia tu contraseña',
    secret,
    path: `/user/change-password/${encodeURIComponent(user.email)}/${secret}`,
    expires_at: at + POLICY.linkLife,
  };
}
