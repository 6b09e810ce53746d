import { refuse } from '../catalogue/refusal.ts';
import type { AppSchema, ModelOf } from '../models/index.ts';
import type { HandlerRequest } from './checked-route.ts';

/** Returns the week of an address such as `/api/ranking/week/7`. */
export function findWeek(schema: AppSchema, { params }: HandlerRequest): ModelOf<'week'> {
  const week = schema.find('week', params.week ?? '');
  if (!week) throw refuse('weekNotFound');
  return week;
}
