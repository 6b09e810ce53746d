import type { AppSchema, ModelOf } from '../models/index.ts';
import type { HandlerRequest } from './checked-route.ts';

export const getTypedEmail = ({ input }: HandlerRequest) =>
  typeof input.email === 'string' ? input.email.trim().toLowerCase() : '';

export const isAlive = (user: ModelOf<'user'>) => user.deleted_at === null;

export const findAccounts = (schema: AppSchema, request: HandlerRequest): ModelOf<'user'>[] =>
  schema.where('user', { email: getTypedEmail(request) }).models;
