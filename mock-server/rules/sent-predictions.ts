/** The form of the predictions that a player sends. */
import { type FieldErrors, getFieldMessage } from '../catalogue/refusal.ts';
import type { ScorePick } from '../models/prediction.ts';

const MAX_GOALS = 9;

const MAX_LINES = 100;

export function readPredictions(value: unknown): { predictions: ScorePick[] } | { errors: FieldErrors } {
  if (value === undefined || value === null || value === '')
    return { errors: { pool: [getFieldMessage('pool', 'is required')] } };
  if (!Array.isArray(value) || value.length > MAX_LINES)
    return { errors: { pool: [getFieldMessage('pool', 'must be an array')] } };
  const errors: FieldErrors = {};
  const predictions = value.map((sent, index): ScorePick => {
    const { game_id, home_score, away_score } = (sent ?? {}) as Record<string, unknown>;
    const isId = Number.isInteger(game_id) || /^\d{1,20}$/.test(String(game_id ?? ''));
    const line = `pool.${index}`;
    if (!isId) errors[`${line}.game_id`] = [getFieldMessage(`${line}.game_id`, 'must be an integer')];
    for (const [name, goals] of Object.entries({ home_score, away_score })) {
      if (Number.isInteger(goals) && Number(goals) >= 0 && Number(goals) <= MAX_GOALS) continue;
      errors[`${line}.${name}`] = [getFieldMessage(`${line}.${name}`, `must be between 0 and ${MAX_GOALS}`)];
    }
    return { game_id: String(game_id), home_score: Number(home_score), away_score: Number(away_score) };
  });
  return Object.keys(errors).length > 0 ? { errors } : { predictions };
}
