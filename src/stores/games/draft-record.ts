/** Drafts as they lie on the device: one text per user and week, with the moment of each score. */
import { isGoals } from '../../domain/drafts.ts';
import type { DraftScore, Id } from '../../domain/types.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** A score and when it was written (ms). A blank one says that the score was taken away. */
export interface StampedScore {
  score: DraftScore;
  at: number;
}

/** The scores of one week, by game. */
export type DraftRecord = ReadonlyMap<Id, StampedScore>;

/** More than any week has, so that a poisoned text costs nothing. */
const MOST_GAMES = 500;
/** How long a blank keeps other tabs from bringing a score back, in ms. */
const BLANK_LIFE = 24 * 3_600_000;

/** Where the drafts of a user lie; without a week, the beginning of all their keys. */
export function getDraftKey(userId: Id, week?: number): string {
  return `${STORAGE_KEYS.draftPrefix}${encodeURIComponent(userId)}:${week ?? ''}`;
}

/** The week a key belongs to, or null when it is not this user's. */
export function parseDraftKey(key: string, userId: Id): number | null {
  const prefix = getDraftKey(userId);
  if (!key.startsWith(prefix)) return null;
  const week = Number(key.slice(prefix.length));
  return Number.isInteger(week) && week > 0 ? week : null;
}

const isSide = (value: unknown): value is number | null => value === null || isGoals(value);

/** Reads a text of any origin; whatever is no score falls away. */
export function parseDrafts(text: string | null): DraftRecord {
  const record = new Map<Id, StampedScore>();
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(rows)) return record;
    for (const row of rows.slice(0, MOST_GAMES)) {
      if (!Array.isArray(row)) continue;
      const [id, home, away, at] = row as unknown[];
      if (typeof id !== 'string' || !isSide(home) || !isSide(away)) continue;
      record.set(id, { score: { home, away }, at: typeof at === 'number' && Number.isFinite(at) ? at : 0 });
    }
  } catch {
    // Half a text or somebody else's: there are no drafts.
  }
  return record;
}

/** The text to keep, without the blanks that have served their time. */
export function formatDrafts(record: DraftRecord): string {
  const newest = Math.max(0, ...[...record.values()].map(({ at }) => at));
  const rows = [...record]
    .filter(([, { score, at }]) => score.home !== null || score.away !== null || newest - at < BLANK_LIFE)
    .map(([id, { score, at }]) => [id, score.home, score.away, at]);
  return JSON.stringify(rows);
}

/** Both records in one: of each game the newer score, ours where they are equally old. */
export function mergeDrafts(ours: DraftRecord, theirs: DraftRecord): DraftRecord {
  const merged = new Map(ours);
  for (const [id, stamped] of theirs) {
    const mine = merged.get(id);
    if (!mine || stamped.at > mine.at) merged.set(id, stamped);
  }
  return merged;
}
