import { type ApiError, ignoreApiError } from '../../api/error.ts';
import { filterByGame } from '../../domain/predictions.ts';
import type { PickLine } from '../../domain/tickets.ts';
import { getErrorDialog } from '../shell/error-dialogs.ts';
import { leaveOutRefused } from './refusal.ts';
import { showClosed } from './review.ts';
import type { SendContext, Sending } from './send-context.ts';

/**
 * Ends a send whose scores the server has all refused: shows why, and offers those again that can still be sent (`ask`),
 * without the games that are predicted, closed or refused by name.
 */
export async function offerRest(
  { games, modal, weeks, weekView }: SendContext,
  { review, isCurrent, deadline }: Sending,
  picks: readonly PickLine[],
  error: ApiError,
  ask: (rest: readonly PickLine[]) => void,
): Promise<void> {
  const { week } = review;
  // The games on screen are out of date.
  await games.load(week.number, { deadline }).catch(ignoreApiError);
  if (!isCurrent()) return;
  const rest = leaveOutRefused(picks, filterByGame(picks, weekView.openNow()), error);
  const hasRest = rest.length > 0 && rest.length < picks.length;
  const onAccept = hasRest ? () => ask(rest) : undefined;
  const type = getErrorDialog(error);
  if (type === 'poolGameNotAvailable') showClosed(modal, week, onAccept);
  else if (type === 'poolInvalid') modal.show({ type, params: { hasRest }, onAccept });
  else if (type) modal.show({ type, onAccept });
  void weeks.load().catch(ignoreApiError);
}
