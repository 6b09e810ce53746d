import { defineModel } from '../engine/mirage/model.ts';
import { type RowOf, TYPES } from './columns.ts';

/** The one row of the server's settings. `isLaravel`: “Laravel de fábrica”. */
export const settingColumns = { isLaravel: TYPES.boolean };
export type SettingRow = RowOf<typeof settingColumns>;

export const createSettingModel = () => defineModel<SettingRow>();
