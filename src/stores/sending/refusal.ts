/** What the error of a refused send is about, the week or some games, and what the player can do then. */
import { type ApiError, ignoreApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Week } from '../../domain/types.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { LockedSend } from './send-context.ts';
import { showClosed } from './show-closed.ts';

const OF_THE_WEEK: readonly ErrorKind[] = ['poolWeekNotValid', 'poolNotAvailable'];
const OF_SOME_GAMES: readonly ErrorKind[] = ['poolInvalid', 'poolGameNotAvailable'];

/** True when the week is over or not open yet, so that no game of it can be sent. */
export const isWeekRefused = ({ kind }: ApiError): boolean => OF_THE_WEEK.includes(kind);

/**
 * True when the server may have refused the scores because of some of their games. An unknown 4xx counts too, because
 * the server may have a rule of its own, such as “already predicted”, with a message that the client doesn't know.
 */
export function mayBeAboutGames({ kind, status }: ApiError): boolean {
  if (OF_SOME_GAMES.includes(kind)) return true;
  return kind === 'unpreventedError' && status >= 400 && status < 500 && status !== 429;
}

/**
 * Ends a send whose scores `picks` the server has all refused, maybe because of some of their games: loads the
 * games and the weeks again, shows why, and offers those again that can still be sent.
 */
export async function handleRefusal(
  locked: LockedSend,
  picks: readonly PickLine[],
  error: ApiError,
): Promise<void> {
  const { modal, weeks } = locked.context;
  const { week, showAgain } = locked.review;
  const rest = await findRest(locked, picks, error);
  showRefusal(modal, week, error, rest && (() => showAgain(rest)));
  void weeks.load().catch(ignoreApiError);
}

/** Returns the scores that can still be sent without the refused ones, or undefined when none or all of them can. */
async function findRest(
  { context: { games }, review: { week, weekView }, checkPlayer, deadline }: LockedSend,
  picks: readonly PickLine[],
  error: ApiError,
): Promise<readonly PickLine[] | undefined> {
  // The server refused a game that the page still showed as open, so the page needs the new state of the games.
  await games.load(week.number, { deadline }).catch(ignoreApiError);
  checkPlayer();
  const rest = leaveOutRefused(picks, filterByGame(picks, weekView.fillableNow()), error);
  return rest.length > 0 && rest.length < picks.length ? rest : undefined;
}

/** Index of the score that Laravel's validation refuses, as in `pool.2.game_id`. */
const FIELD = /^pool\.(\d+)(?:\.|$)/;

/**
 * Returns the scores of `fillable` that the error doesn't name. `picks` are all refused scores, in the order of their
 * kick-offs; `fillable` are those whose games are still open and not predicted.
 */
function leaveOutRefused(
  picks: readonly PickLine[],
  fillable: readonly PickLine[],
  { fields, kind }: ApiError,
): PickLine[] {
  const named = new Set(fields.map(({ field }) => Number(FIELD.exec(field)?.[1] ?? -1)));
  const rest = fillable.filter((pick) => !named.has(picks.indexOf(pick)));
  // The server says that a game has closed, and the client's clock still shows all games as open. The game with the
  // first kick-off closes first, so it is the one that is left out.
  const isUnknown = kind === 'poolGameNotAvailable' && rest.length === picks.length;
  return isUnknown ? rest.slice(1) : rest;
}

/** `offerRest` opens the review of the scores that can still be sent. */
function showRefusal(
  modal: ModalStore,
  week: Week,
  { kind }: ApiError,
  offerRest: (() => void) | undefined,
): void {
  if (kind === 'poolGameNotAvailable') showClosed(modal, week, offerRest);
  else if (kind === 'poolInvalid')
    modal.show({ type: kind, params: { hasRest: offerRest !== undefined }, onAccept: offerRest });
  else modal.show({ type: 'unpreventedError', params: { keepsDrafts: true }, onAccept: offerRest });
}
