import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id } from '../../domain/types.ts';

export type RequestedGame = ReturnType<typeof createRequestedGame>;

/** The game to which “Ir al primero” of the review leads. Partidos goes there and clears it. */
export function createRequestedGame() {
  const gameId = signal<Id | null>(null);
  return {
    gameId: gameId as ReadonlySignal<Id | null>,
    request(id: Id) {
      gameId.value = id;
    },
    clear() {
      gameId.value = null;
    },
  };
}
