import { DAY_MS } from '../../domain/centre-time.ts';
import type { Id } from '../../domain/types.ts';
import type { WeekView } from '../games/week-view.ts';
import { createStableComputed, haveSameItems } from '../lib/structural-sharing.ts';
import type { ClosingSoon, ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';

/** The review names the empty games that close in less than this time (ms). */
const CLOSING_SOON_MS = DAY_MS;

export function createClosingSoon(
  modal: ModalStore,
  time: TimeStore,
  weekView: WeekView,
  goToGame: (gameId: Id) => void,
): ClosingSoon {
  const gameIds = createStableComputed(
    () =>
      weekView.entries.value
        .filter(
          ({ state, window }) => state.value === 'open' && window.cutoff - time.now.value <= CLOSING_SOON_MS,
        )
        .sort((a, b) => a.window.cutoff - b.window.cutoff)
        .map(({ game }) => game.id),
    haveSameItems,
  );
  return {
    gameIds,
    goToFirst() {
      const [first] = gameIds.peek();
      modal.hide('sendPool');
      if (first !== undefined) goToGame(first);
    },
  };
}
