/** Scores being filled in: which are complete, which are half filled, and their form in storage. Empty is not 0. */
import { DAY_MS } from './durations.ts';
import type { DraftScore, Drafts, Id, Prediction, ScorePick } from './types.ts';

/** The two teams of a game. */
export type Side = 'home' | 'away';

/** The highest number of goals a prediction may hold. */
export const MAX_GOALS = 9;

/** A score with both sides empty. */
export const EMPTY_SCORE: DraftScore = { home: null, away: null };

/** True for a number of goals that can be predicted: a whole number from 0 to 9. */
function isGoals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_GOALS;
}

/** Both sides are filled. */
export function isComplete(score: DraftScore): score is { home: number; away: number } {
  return isGoals(score.home) && isGoals(score.away);
}

/** Neither side is filled. */
export const isBlank = (score: DraftScore): boolean => score.home === null && score.away === null;

/** The empty side of a half-filled score, else null. A half-filled score is never sent. */
export function getMissingSide(score: DraftScore): Side | null {
  if (isBlank(score) || isComplete(score)) return null;
  return score.home === null ? 'home' : 'away';
}

/** The score with one side changed. */
export function withGoals(score: DraftScore, side: Side, goals: number | null): DraftScore {
  return side === 'home' ? { home: goals, away: score.away } : { home: score.home, away: goals };
}

/** One more goal: nothing becomes 0, 9 stays. */
export const stepUp = (goals: number | null): number => (goals === null ? 0 : Math.min(goals + 1, MAX_GOALS));

/** One goal less: nothing and 0 stay as they are. */
export const stepDown = (goals: number | null): number | null =>
  goals === null ? null : Math.max(goals - 1, 0);

/** The last digit that was typed; null for an empty text, undefined for a text without a digit. */
export function readGoals(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const digit = typed.match(/\d(?=\D*$)/)?.[0];
  return digit === undefined ? undefined : Number(digit);
}

/** The complete drafts among the games that take a prediction, in those games' order. */
export function getReadyPicks(drafts: Drafts, availableIds: readonly Id[]): ScorePick[] {
  return availableIds.flatMap((gameId) => {
    const score = drafts.get(gameId);
    return score && isComplete(score) ? [{ gameId, homeScore: score.home, awayScore: score.away }] : [];
  });
}

/** True when the server keeps every score of `sent`. */
export function areAllKept(sent: readonly ScorePick[], saved: readonly Prediction[]): boolean {
  return sent.every((score) => saved.some((row) => isSame(row, score)));
}

const isSame = (row: Prediction, score: ScorePick) =>
  row.gameId === score.gameId && row.homeScore === score.homeScore && row.awayScore === score.awayScore;

/** The drafts of one week as they are stored, each with the time it was typed (ms). A blank score was removed. */
export type DraftRecord = ReadonlyMap<Id, { score: DraftScore; at: number }>;

/** Limit on the games read from storage, against corrupt data. */
const MAX_GAMES = 500;
/** How long a removed score is remembered, so that other tabs don't bring it back (ms). */
const BLANK_LIFE_MS = DAY_MS;

const isSide = (value: unknown): value is number | null => value === null || isGoals(value);

/** Reads stored drafts. Entries that are not scores are ignored. */
export function parseDrafts(text: string | null): DraftRecord {
  const record = new Map<Id, { score: DraftScore; at: number }>();
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(rows)) return record;
    for (const row of rows.slice(0, MAX_GAMES)) {
      if (!Array.isArray(row)) continue;
      const [id, home, away, at] = row as unknown[];
      if (typeof id !== 'string' || !isSide(home) || !isSide(away)) continue;
      record.set(id, { score: { home, away }, at: typeof at === 'number' && Number.isFinite(at) ? at : 0 });
    }
  } catch {
    // The stored text is not JSON: there are no drafts.
  }
  return record;
}

/** The text to store, without removed scores that are older than `BLANK_LIFE_MS`. */
export function formatDrafts(record: DraftRecord): string {
  const newest = Math.max(0, ...[...record.values()].map(({ at }) => at));
  const rows = [...record]
    .filter(([, { score, at }]) => score.home !== null || score.away !== null || newest - at < BLANK_LIFE_MS)
    .map(([id, { score, at }]) => [id, score.home, score.away, at]);
  return JSON.stringify(rows);
}

/** Merges two records: the newer score of each game, ours where they are equally old. */
export function mergeDrafts(ours: DraftRecord, theirs: DraftRecord): DraftRecord {
  const merged = new Map(ours);
  for (const [id, stamped] of theirs) {
    const mine = merged.get(id);
    if (!mine || stamped.at > mine.at) merged.set(id, stamped);
  }
  return merged;
}
