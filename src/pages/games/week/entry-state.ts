import { isFillable } from '../../../domain/game-state.ts';
import type { GameEntry } from '../../../stores/games/game-entries.ts';

export const isEntryFillable = ({ state }: GameEntry) => isFillable(state.peek());
export const isEntryLive = ({ state }: GameEntry) => state.peek() === 'live';
