import type { ApiError } from '../../api/error.ts';
import { areAllKept } from '../../domain/drafts.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Drafts, Id, Prediction, ScorePick } from '../../domain/types.ts';

type Failure = Pick<ApiError, 'kind' | 'outcomeUnknown'>;

const UNNAMED = 'sent-';

/** True when a game of `reviewed` has no draft any more, as after another tab has sent its score. */
export function isSentElsewhere(reviewed: readonly ScorePick[], drafts: Drafts): boolean {
  return reviewed.some(({ gameId }) => !drafts.has(gameId));
}

export function dropClosed(reviewed: readonly ScorePick[], ready: readonly ScorePick[]): ScorePick[] {
  const open = new Set(ready.map(({ gameId }) => gameId));
  return reviewed.filter(({ gameId }) => open.has(gameId));
}

export type Rest = { kind: 'post'; picks: readonly ScorePick[] } | { kind: 'kept' } | { kind: 'conflict' };

export function getRest(picks: readonly ScorePick[], kept: readonly Prediction[]): Rest {
  const predicted = new Set(kept.map(({ gameId }) => gameId));
  const rest = picks.filter(({ gameId }) => !predicted.has(gameId));
  if (rest.length > 0) return { kind: 'post', picks: rest };
  return { kind: areAllKept(picks, kept) ? 'kept' : 'conflict' };
}

/**
 * Whether the predictions must be reloaded after a POST: it succeeded, its outcome is unknown
 * (`ApiError.outcomeUnknown`), or the server refused it with `pool-invalid`, as for games that already have
 * predictions.
 */
export function needsReadBack(error: Failure | null): boolean {
  return error === null || error.outcomeUnknown || error.kind === 'pool-invalid';
}

/**
 * `kept`: the reloaded predictions contain all sent scores. `unlisted`: the server accepted the scores, but
 * the predictions could not be reloaded or don't contain them all yet. `failed`: every other case.
 */
export type SendOutcome = 'kept' | 'unlisted' | 'failed';

/**
 * `kept` are all predictions of the user, reloaded after the POST, or null when the reload failed or was not
 * needed.
 */
export function judgeAnswer(
  error: Failure | null,
  picks: readonly ScorePick[],
  kept: readonly Prediction[] | null,
): SendOutcome {
  const areListed = kept !== null && areAllKept(picks, kept);
  if (error === null) return areListed ? 'kept' : 'unlisted';
  return areListed && needsReadBack(error) ? 'kept' : 'failed';
}

/**
 * Returns one prediction for each sent score: the prediction that the server returned (`named`), otherwise a
 * prediction with the sent score and the time `sentAt` (ms).
 */
export function createPredictions(
  picks: readonly ScorePick[],
  named: readonly Prediction[],
  sentAt: number,
): Prediction[] {
  return picks.map(
    (pick) =>
      named.find(({ gameId }) => gameId === pick.gameId) ?? {
        ...pick,
        id: `${UNNAMED}${pick.gameId}`,
        points: null,
        createdAt: sentAt,
      },
  );
}

export function getReceipt(picks: readonly ScorePick[], kept: readonly Prediction[], now: number) {
  const ids = new Set(picks.map(({ gameId }) => gameId));
  const rows = kept.filter(({ gameId }) => ids.has(gameId));
  return {
    folio: rows.find(({ id }) => !id.startsWith(UNNAMED))?.id,
    sentAt: Math.max(0, ...rows.map(({ createdAt }) => createdAt ?? 0)) || now,
  };
}

export interface ReviewParams {
  lines: readonly TicketLine[];
  missing: number;
}

/** Why a reviewed game is no longer sent; `emptied`: its score is incomplete, as after an edit in another tab. */
export type Removal = 'sent' | 'closed' | 'emptied';

/**
 * Returns the review without the removed games and with `toFill` as the number of missing scores, or null when
 * nothing changes. When no game is left, returns the reason of the last removals, `sent` before `closed`.
 */
export function updateReview(
  { lines, missing }: ReviewParams,
  removed: ReadonlyMap<Id, Removal>,
  toFill: number,
): ReviewParams | Removal | null {
  const left = lines.filter(({ gameId }) => !removed.has(gameId));
  if (left.length === 0) {
    const reasons = lines.map(({ gameId }) => removed.get(gameId));
    return (['sent', 'closed'] as const).find((reason) => reasons.includes(reason)) ?? 'emptied';
  }
  return left.length < lines.length || toFill !== missing ? { lines: left, missing: toFill } : null;
}
