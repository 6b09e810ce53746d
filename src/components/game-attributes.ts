import type { GameState } from '../domain/game-state.ts';
import type { Id } from '../domain/types.ts';

/**
 * Programs that read the page find a game and its state by these attributes. They know every halted game as
 * `postponed`.
 */
export const getGameAttributes = (id: Id, state: GameState) => ({
  'data-game': id,
  'data-state': state === 'halted' ? 'postponed' : state,
});
