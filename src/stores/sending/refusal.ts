/** What the error of a refused send is about: the week, or some games. */
import type { ApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';

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
