import { DAY_MS } from './centre-time.ts';
import { isGoals } from './goals.ts';
import { parseStored } from './parse-stored.ts';
import type { DraftScore, Id, Prediction } from './types.ts';

export type Side = 'home' | 'away';

export const EMPTY_SCORE: DraftScore = { home: null, away: null };

export function isComplete(score: DraftScore): score is { home: number; away: number } {
  return isGoals(score.home) && isGoals(score.away);
}

export const isBlank = (score: DraftScore): boolean => score.home === null && score.away === null;

export function getMissingSide(score: DraftScore): Side | null {
  if (isBlank(score) || isComplete(score)) return null;
  return score.home === null ? 'home' : 'away';
}

/**
 * A draft has no use any more once its game has started or has a prediction. `kickOff` is null if it isn't known. `now`
 * is server time in ms.
 */
export const isDraftOver = (kickOff: number | null, prediction: Prediction | null, now: number): boolean =>
  prediction !== null || (kickOff !== null && now >= kickOff);

/**
 * The stored drafts of one week by the id of their game. `at` is the time of the last change in ms. An entry
 * with a blank score marks a removed draft: the player emptied its fields, or the app dropped it, for example
 * because its prediction is sent.
 */
export type DraftRecord = ReadonlyMap<Id, { score: DraftScore; at: number }>;

const MAX_GAMES = 500;
/**
 * The entry of a removed draft is stored while it is less than this time (ms) older than the newest entry, so
 * that merging with another tab does not restore the draft.
 */
const BLANK_LIFE_MS = DAY_MS;

const isGoalsOrNull = (value: unknown): value is number | null => value === null || isGoals(value);

/**
 * Reads the first `MAX_GAMES` entries. An entry that is no array or has a malformed id or score is ignored, a
 * malformed time is read as 0, and text that is not a JSON array gives an empty record.
 */
export function parseDrafts(text: string | null): DraftRecord {
  const record = new Map<Id, { score: DraftScore; at: number }>();
  const rows = parseStored(text);
  if (!Array.isArray(rows)) return record;
  for (const row of rows.slice(0, MAX_GAMES)) {
    if (!Array.isArray(row)) continue;
    const [id, home, away, at] = row as unknown[];
    if (typeof id !== 'string' || !isGoalsOrNull(home) || !isGoalsOrNull(away)) continue;
    record.set(id, { score: { home, away }, at: typeof at === 'number' && Number.isFinite(at) ? at : 0 });
  }
  return record;
}

export function formatDrafts(record: DraftRecord): string {
  const newest = Math.max(0, ...[...record.values()].map(({ at }) => at));
  const rows = [...record]
    .filter(([, { score, at }]) => !isBlank(score) || newest - at < BLANK_LIFE_MS)
    .map(([id, { score, at }]) => [id, score.home, score.away, at]);
  return JSON.stringify(rows);
}

/**
 * Merges two records. Each game keeps its newer score, or the score of `ours` when both have the same time.
 */
export function mergeDrafts(ours: DraftRecord, theirs: DraftRecord): DraftRecord {
  const merged = new Map(ours);
  for (const [id, stamped] of theirs) {
    const mine = merged.get(id);
    if (!mine || stamped.at > mine.at) merged.set(id, stamped);
  }
  return merged;
}
