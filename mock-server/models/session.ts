import { belongsTo } from 'miragejs';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, boolean, instant } = TYPES;

export const sessionColumns = { userId: text, token: text, created_at: instant, revoked: boolean };
export type SessionRow = RowOf<typeof sessionColumns>;

export const createSessionModel = () => defineModel<SessionRow>().extend({ user: belongsTo('user', oneWay) });
