import type { GameEntry } from '../../../stores/games/game-entries.ts';
import type { WeekView } from '../../../stores/games/week-view.ts';
import { peekIsFillable, peekIsLive } from './entry-state.ts';

/** The first game to play: the one that is live or, failing that, the first one that can be filled in. */
export function findGameToPlay({ entries }: Pick<WeekView, 'entries'>): GameEntry | undefined {
  return entries.peek().find(peekIsLive) ?? entries.peek().find(peekIsFillable);
}
