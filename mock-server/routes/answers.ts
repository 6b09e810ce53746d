import type { AppSchema } from '../models/index.ts';
import { isFutureSeedRow } from '../models/rows.ts';
import type { PlayerRequest } from './api.ts';

export const hasAnswered = (schema: AppSchema, { user, now }: PlayerRequest, triviaId: string) =>
  schema.where('answer', { userId: user.id, triviaId }).models.some((row) => !isFutureSeedRow(row, now));
