/** The last mail of an account, and the wait until the next one. */
import { SECOND_MS } from '../lib/time.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { MailRow } from '../models/mail.ts';
import { findModelsAt } from '../models/rows-at.ts';
import { SERVER_RULES } from '../server-rules.ts';

export const findLastMail = (schema: AppSchema, user: ModelOf<'user'>, kind: MailRow['kind'], now: number) =>
  findModelsAt(schema, 'mail', now, (mail) => mail.userId === user.id && mail.kind === kind).models.at(-1);

const MAIL_WAITS = { code: SERVER_RULES.resendWait, link: SERVER_RULES.forgotWait };

/** Returns the seconds until the server sends the account another mail of the kind. */
export function getMailWait(
  schema: AppSchema,
  user: ModelOf<'user'>,
  kind: MailRow['kind'],
  now: number,
): number {
  const last = findLastMail(schema, user, kind, now);
  return last ? Math.max(0, Math.ceil((last.created_at + MAIL_WAITS[kind] - now) / SECOND_MS)) : 0;
}
