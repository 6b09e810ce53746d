/** What the error of a refused send is about, the week or some games, and what the player can do then. */
import { type ApiError, ignoreApiError } from '../../api/error.ts';
import type { ErrorKind } from '../../api/messages.ts';
import { filterByGames } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import type { Week } from '../../domain/types.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { SendRun } from './send-run.ts';
import { showClosed } from './show-closed.ts';

const WEEK_REFUSALS: readonly ErrorKind[] = ['poolWeekNotValid', 'poolNotAvailable'];
const GAME_REFUSALS: readonly ErrorKind[] = ['poolInvalid', 'poolGameNotAvailable'];

/** True when the week is over or not open yet, so that no game of it can be sent. */
export const isWeekRefused = ({ kind }: ApiError): boolean => WEEK_REFUSALS.includes(kind);

/**
 * True when the server may have refused the scores because of some of their games. An unknown 4xx counts too, because
 * the server may have a rule of its own, such as “already predicted”, with a message that the client doesn't know.
 */
export function mayBeAboutGames({ kind, status }: ApiError): boolean {
  if (GAME_REFUSALS.includes(kind)) return true;
  return kind === 'unpreventedError' && status >= 400 && status < 500 && status !== 429;
}

/**
 * Ends a send that the server has refused, maybe because of some games of `picks`: loads the games again, shows why,
 * and offers the scores that can still be sent. Then loads the weeks again, for which nobody waits.
 */
export async function handleRefusal(
  run: SendRun,
  picks: readonly PickLine[],
  error: ApiError,
): Promise<void> {
  const { modal, weeks } = run.context;
  const { week, showAgain } = run.review;
  const sendable = await reloadAndFindSendable(run, picks, error);
  showRefusal(modal, week, error, sendable && (() => showAgain(sendable)));
  void weeks.load().catch(ignoreApiError);
}

/** Returns the scores that can still be sent without the refused ones, or undefined when none or all of them can. */
async function reloadAndFindSendable(
  { context: { games }, review: { week, weekView }, throwIfPlayerChanged, deadline }: SendRun,
  picks: readonly PickLine[],
  error: ApiError,
): Promise<readonly PickLine[] | undefined> {
  // The server refused a game that the page still showed as open, so the page needs the new state of the games.
  await games.load(week.number, { deadline }).catch(ignoreApiError);
  throwIfPlayerChanged();
  const sendable = leaveOutRefused(picks, filterByGames(picks, weekView.getFillableNow()), error);
  return sendable.length > 0 && sendable.length < picks.length ? sendable : undefined;
}

/** Index of the score that Laravel's validation refuses: its `pool.2.game_id` is `pool.2.gameId` in the client. */
const PICK_INDEX = /^pool\.(\d+)(?:\.|$)/;

/**
 * Returns the scores of `fillable` that the error doesn't name; if it names none but says that a game has closed, those
 * after the first. `picks` are all refused scores, in the order of their kick-offs; `fillable` are those whose games
 * are still open and not predicted.
 */
function leaveOutRefused(
  picks: readonly PickLine[],
  fillable: readonly PickLine[],
  { fields, kind }: ApiError,
): PickLine[] {
  const named = new Set(fields.map(({ field }) => Number(PICK_INDEX.exec(field)?.[1] ?? -1)));
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
