import { useState } from 'react';
import type { WeekView } from '../../../stores/games/week-view.ts';
import { isLive, isOpen } from './game-to-play.ts';

/**
 * The games that are rows and not cards: those that stood before the first one to play when the week was opened, or all
 * of them if none was left (`isTicket`). They stay rows while the page is open, so that a game that closes under the
 * player's finger keeps its card.
 */
export function useRowGames(weekView: WeekView) {
  const counts = weekView.counts.value;
  const [rowIds, setRowIds] = useState<ReadonlySet<string>>(() => getRowIds(weekView));
  const [wasSent, setWasSent] = useState(counts.sent);

  // The boleto stands in for the cards as soon as the last of them is sent.
  if (counts.sent !== wasSent) {
    setWasSent(counts.sent);
    if (counts.toSend === 0) setRowIds(getRowIds(weekView));
  }

  const isTicket = counts.total > 0 && weekView.entries.value.every(({ game }) => rowIds.has(game.id));
  return {
    rowIds,
    isTicket,
    /** Shows the cards in place of the boleto, or the boleto in place of the cards. */
    toggleTicket: () => setRowIds(isTicket ? new Set() : getRowIds(weekView)),
  };
}

/** The ids of the games before the first one that is live or can be filled; of all games once none can be filled. */
export function getRowIds({ entries, phase }: Pick<WeekView, 'entries' | 'phase'>): ReadonlySet<string> {
  const games = entries.peek();
  if (phase.peek() === 'before') return new Set();
  const first = games.some(isOpen)
    ? games.findIndex((entry) => isLive(entry) || isOpen(entry))
    : games.length;
  return new Set(games.slice(0, first).map(({ game }) => game.id));
}
