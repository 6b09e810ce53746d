import type { RefusalName } from '../catalogue/catalogue.ts';
import { type FieldErrors, getFieldMessage } from '../catalogue/refusal.ts';
import { getDayName, parseDayNames } from '../lib/time.ts';
import type { GameRow, ScorePick, WeekRow } from '../models/index.ts';
import { getGameRefusal } from './window.ts';

const MAX_GOALS = 9;
const MAX_LINES = 100;

const isGoals = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_GOALS;

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
      if (isGoals(goals)) continue;
      errors[`${line}.${name}`] = [getFieldMessage(`${line}.${name}`, `must be between 0 and ${MAX_GOALS}`)];
    }
    return { game_id: String(game_id), home_score: Number(home_score), away_score: Number(away_score) };
  });
  return Object.keys(errors).length > 0 ? { errors } : { predictions };
}

interface BetContext {
  games: readonly GameRow[];
  weeks: readonly WeekRow[];
  sent: ReadonlySet<string>;
  now: number;
}

const REFUSAL_ORDER: readonly RefusalName[] = [
  'noMatchGames',
  'betNotAllowed',
  'betBeforeStart',
  'noBetDay',
  'noBetTime',
];

/**
 * Submissions are atomic. Returns the refusal that comes first in `REFUSAL_ORDER`, or null when the server accepts all
 * predictions.
 */
export function getBetRefusal(
  predictions: readonly ScorePick[],
  { games, weeks, sent, now }: BetContext,
): RefusalName | null {
  const ids = predictions.map((prediction) => prediction.game_id);
  if (ids.length === 0 || new Set(ids).size < ids.length || ids.some((id) => sent.has(id)))
    return 'noMatchGames';
  const refusals = new Set<RefusalName>();
  for (const id of ids) {
    const game = games.find((row) => row.id === id);
    const week = weeks.find((row) => row.id === game?.weekId);
    const refusal = getGameRefusal(game, week, now);
    if (refusal) refusals.add(refusal);
    const days = parseDayNames(week?.bet_days ?? '');
    if (week && days.length > 0 && !days.includes(getDayName(now))) refusals.add('noBetDay');
  }
  return REFUSAL_ORDER.find((name) => refusals.has(name)) ?? null;
}
