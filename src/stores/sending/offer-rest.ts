import { type ApiError, ignoreApiError } from '../../api/error.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import { getErrorDialog } from '../shell/error-dialogs.ts';
import type { Attempt, SendContext } from './sending-state.ts';
import { showClosed } from './show-closed.ts';

/**
 * Ends a send whose scores `picks` the server has all refused because of some of their games: shows why, and offers those
 * again that can still be sent. `reviewAgain` opens their review.
 */
export async function offerRest(
  { games, modal, weeks, weekView }: SendContext,
  { review: { week }, checkSession, deadline }: Attempt,
  picks: readonly PickLine[],
  error: ApiError,
  reviewAgain: (rest: readonly PickLine[]) => void,
): Promise<void> {
  // The server refused a game that the page still showed as open, so the page needs the new state of the games.
  await games.load(week.number, { deadline }).catch(ignoreApiError);
  checkSession();
  const rest = leaveOutRefused(picks, filterByGame(picks, weekView.openNow()), error);
  const hasRest = rest.length > 0 && rest.length < picks.length;
  const onAccept = hasRest ? () => reviewAgain(rest) : undefined;
  const type = getErrorDialog(error);
  if (type === 'poolGameNotAvailable') showClosed(modal, week, onAccept);
  else if (type === 'poolInvalid') modal.show({ type, params: { hasRest }, onAccept });
  else if (type) modal.show({ type, onAccept });
  void weeks.load().catch(ignoreApiError);
}

/** Index of the score that Laravel's validation refuses, as in `pool.2.game_id`. */
const FIELD = /^pool\.(\d+)(?:\.|$)/;

/**
 * Returns the scores of `open` that the error doesn't name. `picks` are all refused scores, in the order of their
 * kick-offs; `open` are those whose games are still open and not predicted.
 */
function leaveOutRefused(
  picks: readonly PickLine[],
  open: readonly PickLine[],
  { fields, kind }: ApiError,
): PickLine[] {
  const named = new Set(fields.map(({ field }) => Number(FIELD.exec(field)?.[1] ?? -1)));
  const rest = open.filter((pick) => !named.has(picks.indexOf(pick)));
  // A game has closed by the server's clock, and all are open by the client's clock. The first game closes first.
  const isUnknown = kind === 'poolGameNotAvailable' && rest.length === picks.length;
  return isUnknown ? rest.slice(1) : rest;
}
