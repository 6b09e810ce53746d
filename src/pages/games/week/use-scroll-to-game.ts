import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { WeekView } from '../../../stores/games/week-view.ts';
import { showGame } from '../card/go-to-game.ts';
import { findGameToPlay } from './game-to-play.ts';

const ONE_COLUMN = '(max-width: 719px)';

/** A document scrolls to a game once: not again when the server moves on to the next week. */
let hasScrolled = false;

/** On a phone, shows the first game to play when the site is opened with Partidos, once all cards are drawn. */
export function useScrollToGame(weekView: WeekView, areAllDrawn: boolean) {
  // A change of route ends at the top of the page, so only a page that the site is opened with scrolls.
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstPage || !areAllDrawn || hasScrolled) return;
    if (!globalThis.matchMedia?.(ONE_COLUMN).matches || globalThis.scrollY > 0) return;
    const entry = findGameToPlay(weekView);
    if (!entry) return;
    // Scrolls two frames later, because a scroll in the frame of the first paint would count as a layout
    // shift.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        hasScrolled = true;
        if (globalThis.scrollY === 0) showGame(entry.game.id);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [weekView, isFirstPage, areAllDrawn]);
}
