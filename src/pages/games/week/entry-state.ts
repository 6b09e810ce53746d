import { isFillable } from '../../../domain/game-state.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';

export const peekIsFillable = ({ state }: GameEntry) => isFillable(state.peek());
export const peekIsLive = ({ state }: GameEntry) => state.peek() === 'live';
