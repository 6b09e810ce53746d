import { useSignalEffect } from '@preact/signals-react';
import { afterPaint } from '../../lib/after-paint.ts';
import { useStores } from '../../use-stores.ts';

/** Calls `goToGame` with the game to which “Ir al primero” of the dialog `sendPool` leads. */
export function useRequestedGame(goToGame: (gameId: string) => void): void {
  const { modal, requestedGame } = useStores();
  useSignalEffect(() => {
    const gameId = requestedGame.gameId.value;
    if (gameId === null) return;
    requestedGame.clear();
    // After the next paint, because the closing dialog first returns the focus to the button that opened it. A dialog
    // that has opened meanwhile keeps the focus.
    afterPaint(() => {
      if (!modal.isVisible.peek()) goToGame(gameId);
    });
  });
}
