import { defineModel } from '../engine/mirage/model.ts';
import { type RowOf, TYPES } from './columns.ts';

const { text } = TYPES;

export const teamColumns = { name: text, short_name: text, color: text, color_alt: text };
export type TeamRow = RowOf<typeof teamColumns>;

export const createTeamModel = () => defineModel<TeamRow>();
