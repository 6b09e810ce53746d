import { createRandomHex, mix } from '../lib/random.ts';
import type { AppSchema } from '../models/index.ts';
import type { MailRow } from '../models/mail.ts';
import { getRowsAt } from '../models/rows-at.ts';
import type { UserRow } from '../models/user.ts';
import { SALTS } from '../salts.ts';
import { SERVER_RULES } from '../server-rules.ts';

type MailDraft = Omit<MailRow, 'id' | 'userId' | 'created_at' | 'used' | 'seeded'>;

export const createCodeDigits = (seed: number, number: number) =>
  String(mix(seed, SALTS.code, number) % 1_000_000).padStart(6, '0');

export function createCodeMail(user: UserRow, seed: number, number: number, at: number): MailDraft {
  return {
    kind: 'code',
    to: user.email,
    subject: 'Tu código del Reto Ruffles',
    secret: createCodeDigits(seed, number),
    path: null,
    expires_at: at + SERVER_RULES.codeLife,
  };
}

export function createLinkMail(user: UserRow, seed: number, number: number, at: number): MailDraft {
  const secret = createRandomHex(64, seed, SALTS.link, number, Number(user.id));
  return {
    kind: 'link',
    to: user.email,
    subject: 'Cambia tu contraseña',
    secret,
    path: `/user/change-password/${encodeURIComponent(user.email)}/${secret}`,
    expires_at: at + SERVER_RULES.linkLife,
  };
}

export type Mail = Omit<MailRow, 'userId' | 'used' | 'seeded'> & { state: 'alive' | 'used' | 'expired' };

export type MailFilter = { to?: string; kind?: Mail['kind'] };

function getState({ used, expires_at }: MailRow, now: number): Mail['state'] {
  if (used) return 'used';
  return now >= expires_at ? 'expired' : 'alive';
}

export function listMails(schema: AppSchema, now: number, { to, kind }: MailFilter = {}): Mail[] {
  return getRowsAt(schema, 'mails', now)
    .filter((row) => (to === undefined || row.to === to) && (kind === undefined || row.kind === kind))
    .map((row) => {
      const { userId: _userId, used: _used, seeded: _seeded, ...mail } = row;
      return { ...mail, state: getState(row, now) };
    });
}
