import type { AppSchema, MailRow, ModelOf } from '../models/index.ts';
import { isFutureSeedRow } from '../rules/seed-rows.ts';
import type { HandlerRequest } from './api.ts';

export const getEmail = ({ input }: HandlerRequest) =>
  typeof input.email === 'string' ? input.email.trim().toLowerCase() : '';

export function findAccount(schema: AppSchema, email: string): ModelOf<'user'> | null {
  const accounts = schema.where('user', { email }).models;
  return accounts.find((user) => user.deleted_at === null) ?? accounts.at(-1) ?? null;
}

export const findLastMail = (
  schema: AppSchema,
  { id }: ModelOf<'user'>,
  kind: MailRow['kind'],
  now: number,
) =>
  schema
    .where('mail', (mail) => mail.userId === id && mail.kind === kind && !isFutureSeedRow(mail, now))
    .models.at(-1);

export const getNewToken = (schema: AppSchema) => schema.all('session').models.at(-1)?.token;
