import { belongsTo } from 'miragejs';
import * as v from 'valibot';
import { defineModel } from '../engine/mirage/model.ts';
import { oneWay, type RowOf, TYPES } from './columns.ts';

const { text, boolean, instant } = TYPES;

export const mailColumns = {
  kind: v.picklist(['code', 'link']),
  to: text,
  userId: text,
  subject: text,
  secret: text,
  path: v.nullable(text),
  created_at: instant,
  expires_at: instant,
  used: boolean,
  seeded: boolean,
};
export type MailRow = RowOf<typeof mailColumns>;

export const createMailModel = () => defineModel<MailRow>().extend({ user: belongsTo('user', oneWay) });
