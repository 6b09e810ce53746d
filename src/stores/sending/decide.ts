/** Decides what is sent and what an answer means. Pure: `send-predictions.ts` asks these functions and acts. */
import type { ApiError } from '../../api/error.ts';
import { areAllKept } from '../../domain/drafts.ts';
import type { TicketLine } from '../../domain/tickets.ts';
import type { Drafts, Id, Prediction, ScorePick } from '../../domain/types.ts';

/** The part of a failed call that decides what follows. */
type Failure = Pick<ApiError, 'kind' | 'outcomeUnknown'>;

/** Prefix of the id of a prediction that the server keeps without having told its folio. */
const UNNAMED = 'sent-';

/** Whether a reviewed score is no draft any more: another tab has sent it meanwhile. */
export function isSentElsewhere(reviewed: readonly ScorePick[], drafts: Drafts): boolean {
  return reviewed.some(({ gameId }) => !drafts.has(gameId));
}

/** The reviewed scores whose games still take predictions. `ready` are the scores that can be sent now. */
export function dropClosed(reviewed: readonly ScorePick[], ready: readonly ScorePick[]): ScorePick[] {
  const open = new Set(ready.map(({ gameId }) => gameId));
  return reviewed.filter(({ gameId }) => open.has(gameId));
}

/** What is left to do after another tab may have sent some of the scores. */
export type Rest =
  | { kind: 'post'; picks: readonly ScorePick[] }
  /** The server keeps these very scores. */
  | { kind: 'kept' }
  /** The server keeps other scores for these games. */
  | { kind: 'conflict' };

/** Leaves out the games that the server keeps a prediction for. */
export function getRest(picks: readonly ScorePick[], kept: readonly Prediction[]): Rest {
  const predicted = new Set(kept.map(({ gameId }) => gameId));
  const rest = picks.filter(({ gameId }) => !predicted.has(gameId));
  if (rest.length > 0) return { kind: 'post', picks: rest };
  return { kind: areAllKept(picks, kept) ? 'kept' : 'conflict' };
}

/**
 * Whether the predictions have to be read after a POST: it succeeded, its answer got lost, or its games were
 * predicted by an earlier attempt.
 */
export function needsReadBack(error: Failure | null): boolean {
  return error === null || error.outcomeUnknown || error.kind === 'pool-invalid';
}

/** `unlisted`: the server accepted the scores, and its list of predictions is missing or older. */
export type Outcome = 'kept' | 'unlisted' | 'failed';

/** What a POST came to. `kept` are the predictions read after it; null where they could not be read. */
export function judgeAnswer(
  error: Failure | null,
  picks: readonly ScorePick[],
  kept: readonly Prediction[] | null,
): Outcome {
  const areListed = kept !== null && areAllKept(picks, kept);
  if (error === null) return areListed ? 'kept' : 'unlisted';
  return areListed && needsReadBack(error) ? 'kept' : 'failed';
}

/** The predictions that the server named; for the others the score that was sent, at `sentAt` (ms). */
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

/** Folio and stamp of what was sent; without a time from the server the stamp says `now` (ms). */
export function getReceipt(picks: readonly ScorePick[], kept: readonly Prediction[], now: number) {
  const ids = new Set(picks.map(({ gameId }) => gameId));
  const rows = kept.filter(({ gameId }) => ids.has(gameId));
  return {
    folio: rows.find(({ id }) => !id.startsWith(UNNAMED))?.id,
    sentAt: Math.max(0, ...rows.map(({ createdAt }) => createdAt ?? 0)) || now,
  };
}

/** An open review: the lines to be sent, and how many games stay without a complete score. */
export interface ReviewParams {
  lines: readonly TicketLine[];
  missing: number;
}

/** The review without the games that closed; `all-closed` when none is left, null when nothing changes. */
export function updateReview(
  { lines, missing }: ReviewParams,
  closed: ReadonlySet<Id>,
  toFill: number,
): ReviewParams | 'all-closed' | null {
  const left = lines.filter(({ gameId }) => !closed.has(gameId));
  if (left.length === 0) return 'all-closed';
  return left.length < lines.length || toFill !== missing ? { lines: left, missing: toFill } : null;
}
