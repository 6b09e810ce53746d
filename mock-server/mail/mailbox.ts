import type { MailRow } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';

export interface Mail {
  id: string;
  kind: MailRow['kind'];
  to: string;
  subject: string;
  secret: string;
  path: string | null;
  created_at: number;
  expires_at: number;
  state: 'alive' | 'used' | 'expired';
}

export function listMails(
  rows: readonly MailRow[],
  now: number,
  { to, kind }: { to?: string; kind?: Mail['kind'] } = {},
): Mail[] {
  return rows
    .filter((row) => !isFutureSeedRow(row, now))
    .filter((row) => (to === undefined || row.to === to) && (kind === undefined || row.kind === kind))
    .map(({ id, kind: of, to: whom, subject, secret, path, created_at, expires_at, used }) => ({
      id,
      kind: of,
      to: whom,
      subject,
      secret,
      path,
      created_at,
      expires_at,
      state: used ? 'used' : now >= expires_at ? 'expired' : 'alive',
    }));
}
