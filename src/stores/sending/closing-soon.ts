import { DAY_MS } from '../../domain/durations.ts';
import type { Id } from '../../domain/types.ts';
import type { WeekView } from '../games/week-view.ts';
import { createStableComputed, haveSameItems } from '../lib/structural-sharing.ts';
import type { ClosingSoon, ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';

interface ClosingSoonDeps {
  modal: Pick<ModalStore, 'hide'>;
  time: Pick<TimeStore, 'now'>;
  weekView: Pick<WeekView, 'entries'>;
  goToGame: (gameId: Id) => void;
}

export function createClosingSoon({ modal, time, weekView, goToGame }: ClosingSoonDeps): ClosingSoon {
  const gameIds = createStableComputed(
    () =>
      weekView.entries.value
        .filter(({ state, window }) => state.value === 'open' && window.cutoff - time.now.value <= DAY_MS)
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
