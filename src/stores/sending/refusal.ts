import type { ApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import type { ScorePick } from '../../domain/types.ts';

const OF_THE_WEEK: readonly ErrorKind[] = ['poolWeekNotValid', 'poolNotAvailable'];
const OF_SOME_GAMES: readonly ErrorKind[] = ['poolInvalid', 'poolGameNotAvailable'];

/** True when the week is over or not open yet, so that no game of it can be sent. */
export const isWeekRefused = ({ kind }: ApiError): boolean => OF_THE_WEEK.includes(kind);

/**
 * True when the server has refused the scores because of some of their games. An unknown 4xx counts too, because the
 * server may have a rule of its own, such as “already predicted”, with a message that the client doesn't know.
 */
export function areGamesRefused({ kind, status }: ApiError): boolean {
  if (OF_SOME_GAMES.includes(kind)) return true;
  return kind === 'unpreventedError' && status >= 400 && status < 500 && status !== 429;
}

/** Index of the score that Laravel's validation refuses, as in `pool.2.game_id`. */
const FIELD = /^pool\.(\d+)(?:\.|$)/;

/**
 * Returns the scores of `open`, the ones of `picks` whose games are still open, without those that the error names. If
 * all are left after `poolGameNotAvailable`, the first game is left out: the server closes games earlier than this
 * client, and the first one closes first. `picks` are in the order of their kick-offs.
 */
export function leaveOutRefused<Row extends ScorePick>(
  picks: readonly Row[],
  open: readonly Row[],
  { fields, kind }: ApiError,
): Row[] {
  const named = new Set(fields.map(({ field }) => Number(FIELD.exec(field)?.[1] ?? -1)));
  const rest = open.filter((pick) => !named.has(picks.indexOf(pick)));
  const isUnexplained = rest.length === picks.length && kind === 'poolGameNotAvailable';
  return isUnexplained ? rest.slice(1) : rest;
}
