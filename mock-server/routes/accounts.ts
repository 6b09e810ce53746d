/** How the routes of accounts find an account and its mails. */
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { MailRow } from '../models/rows.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import type { ApiRequest } from './api.ts';

/** The e-mail of a form as the server keeps it. */
export const getEmail = ({ input }: ApiRequest) =>
  typeof input.email === 'string' ? input.email.trim().toLowerCase() : '';

/** The account of an e-mail: the living one where there is one, else the last that was deleted. */
export function findAccount(schema: AppSchema, email: string): ModelOf<'user'> | null {
  const accounts = schema.where('user', { email }).models;
  return accounts.find((user) => user.deleted_at === null) ?? accounts.at(-1) ?? null;
}

/** The last mail of a kind that an account has got by now. */
export const findLastMail = (
  schema: AppSchema,
  { id }: ModelOf<'user'>,
  kind: MailRow['kind'],
  now: number,
) =>
  schema
    .where('mail', (mail) => mail.userId === id && mail.kind === kind && !isFutureSeedRow(mail, now))
    .models.at(-1);

/** The access token of the log-in that was just recorded. */
export const getNewToken = (schema: AppSchema) => schema.all('session').models.at(-1)?.token;
