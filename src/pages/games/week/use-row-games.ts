import { useState } from 'react';
import type { GameEntry } from '../../../stores/games/game-entries.ts';
import type { WeekView } from '../../../stores/games/week-view.ts';
import { peekIsFillable, peekIsLive } from './entry-state.ts';

/**
 * The games that are rows and not cards. They are chosen (`getRowIds`) when the week is opened, when the number of sent
 * games has changed and none is left to send, when a row can be filled in again, and by `toggleTicket`, but not when a
 * game closes, so that it keeps its card under the player's finger. `isTicket`: all games are rows.
 */
export function useRowGames(weekView: WeekView) {
  const counts = weekView.counts.value;
  const [rowIds, setRowIds] = useState<ReadonlySet<string>>(() => getRowIds(weekView));
  const [sentBefore, setSentBefore] = useState(counts.sent);

  // The boleto stands in for the cards as soon as the last of them is sent.
  if (counts.sent !== sentBefore) {
    setSentBefore(counts.sent);
    if (counts.fillable === 0) setRowIds(getRowIds(weekView));
  }

  // A postponed or undecided game may open, and a row has no score fields.
  const isFillableRow = (entry: GameEntry) => rowIds.has(entry.game.id) && peekIsFillable(entry);
  if (counts.fillable > 0 && weekView.entries.peek().some(isFillableRow)) setRowIds(getRowIds(weekView));

  const isTicket = counts.total > 0 && weekView.entries.value.every(({ game }) => rowIds.has(game.id));
  return {
    rowIds,
    isTicket,
    /** Shows the cards in place of the boleto, or the boleto in place of the cards. */
    toggleTicket: () => setRowIds(isTicket ? new Set() : getRowIds(weekView)),
  };
}

/**
 * Returns the ids of the games before the first one that is live or fillable, of all games if none is fillable, or of
 * none before the week opens.
 */
export function getRowIds({ entries, phase }: Pick<WeekView, 'entries' | 'phase'>): ReadonlySet<string> {
  const games = entries.peek();
  if (phase.peek() === 'before') return new Set();
  const first = games.some(peekIsFillable)
    ? games.findIndex((entry) => peekIsLive(entry) || peekIsFillable(entry))
    : games.length;
  return new Set(games.slice(0, first).map(({ game }) => game.id));
}
