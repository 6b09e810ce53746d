import { defineModel } from '../engine/mirage/model.ts';
import { type RowOf, TYPES } from './columns.ts';

const { text, number, instant } = TYPES;

/** Failed log-ins with one e-mail, which Laravel's throttle counts. */
export const failedLoginColumns = { email: text, since: instant, count: number };
export type FailedLoginRow = RowOf<typeof failedLoginColumns>;

export const createFailedLoginModel = () => defineModel<FailedLoginRow>();
