import type { AppSchema, ModelOf } from '../models/index.ts';
import type { MailRow } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import type { ApiRequest } from './api.ts';

/** The e-mail of a form, normalized as the server stores it. */
export const getEmail = ({ input }: ApiRequest) =>
  typeof input.email === 'string' ? input.email.trim().toLowerCase() : '';

/** The account that isn't deleted, or else the one deleted last. */
export function findAccount(schema: AppSchema, email: string): ModelOf<'user'> | null {
  const accounts = schema.where('user', { email }).models;
  return accounts.find((user) => user.deleted_at === null) ?? accounts.at(-1) ?? null;
}

/** The newest mail of a kind that an account has received. */
export const findLastMail = (
  schema: AppSchema,
  { id }: ModelOf<'user'>,
  kind: MailRow['kind'],
  now: number,
) =>
  schema
    .where('mail', (mail) => mail.userId === id && mail.kind === kind && !isFutureSeedRow(mail, now))
    .models.at(-1);

/** The token of the session that was just recorded. */
export const getNewToken = (schema: AppSchema) => schema.all('session').models.at(-1)?.token;
