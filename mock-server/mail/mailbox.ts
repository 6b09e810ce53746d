import type { MailRow } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';

/** Instants in ms. */
export interface Mail {
  id: string;
  kind: MailRow['kind'];
  to: string;
  subject: string;
  /** The six digits of a code, or the token of a link. */
  secret: string;
  /** Path of the link under the base path; null for codes. */
  path: string | null;
  created_at: number;
  expires_at: number;
  /** `used`: used, or invalidated by a newer one. */
  state: 'alive' | 'used' | 'expired';
}

/** The mails sent up to an instant, oldest first. */
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
