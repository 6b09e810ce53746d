/** The server's check of a boleto: all of it is taken, or none. */

import { dayNameOf, daysNamedIn } from '../lib/time.ts';
import type { GameRow, NewPrediction, WeekRow } from '../models/rows.ts';
import { refusalOf } from './window.ts';

const MAX_GOALS = 9;
const MAX_LINES = 100;

const isGoals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_GOALS;

/** The predictions in what was sent, or Laravel's errors by field. */
export function predictionsIn(
  value: unknown,
): { predictions: NewPrediction[] } | { errors: Record<string, string[]> } {
  if (value === undefined || value === null || value === '')
    return { errors: { pool: ['The pool field is required.'] } };
  if (!Array.isArray(value) || value.length > MAX_LINES)
    return { errors: { pool: ['The pool field must be an array.'] } };
  const errors: Record<string, string[]> = {};
  const predictions = value.map((line, index): NewPrediction => {
    const { game_id, home_score, away_score } = (line ?? {}) as Record<string, unknown>;
    const isId =
      (typeof game_id === 'number' && Number.isInteger(game_id)) || /^\d{1,20}$/.test(String(game_id ?? ''));
    if (!isId) errors[`pool.${index}.game_id`] = [`The pool.${index}.game_id field must be an integer.`];
    for (const [name, goals] of [
      ['home_score', home_score],
      ['away_score', away_score],
    ] as const) {
      if (isGoals(goals)) continue;
      errors[`pool.${index}.${name}`] = [
        `The pool.${index}.${name} field must be between 0 and ${MAX_GOALS}.`,
      ];
    }
    return { game_id: String(game_id), home_score: Number(home_score), away_score: Number(away_score) };
  });
  return Object.keys(errors).length > 0 ? { errors } : { predictions };
}

interface Ground {
  games: readonly GameRow[];
  weeks: readonly WeekRow[];
  /** Games this player has already predicted. */
  sent: ReadonlySet<string>;
  now: number;
}

/** Refusals by weight: what makes the whole boleto pointless is said first. */
const ORDER = [
  'No match games',
  'Bet not allowed',
  'Bet date is before the start of the week',
  'No bet day',
  'No bet time',
];

/** Why the boleto is refused, or null when it is taken. */
export function betRefusal(
  predictions: readonly NewPrediction[],
  { games, weeks, sent, now }: Ground,
): string | null {
  const ids = predictions.map((prediction) => prediction.game_id);
  if (ids.length === 0 || new Set(ids).size < ids.length || ids.some((id) => sent.has(id)))
    return 'No match games';
  const refusals = new Set<string>();
  for (const id of ids) {
    const game = games.find((row) => row.id === id);
    const week = weeks.find((row) => row.number === game?.week);
    const refusal = refusalOf(game, week, now);
    if (refusal) refusals.add(refusal);
    const days = daysNamedIn(week?.bet_days ?? '');
    if (week && days.length > 0 && !days.includes(dayNameOf(now))) refusals.add('No bet day');
  }
  return ORDER.find((message) => refusals.has(message)) ?? null;
}
