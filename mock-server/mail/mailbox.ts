import type { MailRow } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';

export type Mail = Omit<MailRow, 'userId' | 'used' | 'seeded'> & { state: 'alive' | 'used' | 'expired' };

export function listMails(
  rows: readonly MailRow[],
  now: number,
  { to, kind }: { to?: string; kind?: Mail['kind'] } = {},
): Mail[] {
  return rows
    .filter((row) => !isFutureSeedRow(row, now))
    .filter((row) => (to === undefined || row.to === to) && (kind === undefined || row.kind === kind))
    .map(({ userId: _userId, used, seeded: _seeded, ...mail }) => ({
      ...mail,
      state: used ? 'used' : now >= mail.expires_at ? 'expired' : 'alive',
    }));
}
