import * as v from 'valibot';
import { defineModel } from '../engine/mirage/model.ts';
import { type RowOf, TYPES } from './columns.ts';

const { text, boolean, date, instant } = TYPES;

export const userColumns = {
  name: text,
  last_name: text,
  nickname: text,
  email: text,
  phone: text,
  birthdate: date,
  zipcode: text,
  state: text,
  municipality: text,
  neighborhood: text,
  password: text,
  verified_at: v.nullable(instant),
  accepts_marketing: boolean,
  created_at: instant,
  deleted_at: v.nullable(instant),
};
export type UserRow = RowOf<typeof userColumns>;

/**
 * A user has no `hasMany` relation: with one, adding a record to 300 others would take 2.4 ms. `schema.where` finds a
 * user's records instead.
 */
export const createUserModel = () => defineModel<UserRow>();
