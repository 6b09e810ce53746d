import { isFillable } from '../../domain/window.ts';
import type { GameEntry, WeekView } from '../../stores/games/week-view.ts';

const isOpen = ({ state }: GameEntry) => isFillable(state.peek());
const isLive = ({ state }: GameEntry) => state.peek() === 'live';

/** The first game to play: the one that is live or, failing that, the first one that can be filled in. */
export function findGameToPlay({ entries }: Pick<WeekView, 'entries'>): GameEntry | undefined {
  return entries.peek().find(isLive) ?? entries.peek().find(isOpen);
}

/** The ids of the games before the first one that is live or can be filled; of all games once none can be filled. */
export function getRowIds({
  entries,
  isAllNext,
}: Pick<WeekView, 'entries' | 'isAllNext'>): ReadonlySet<string> {
  const games = entries.peek();
  if (isAllNext.peek()) return new Set();
  const first = games.some(isOpen)
    ? games.findIndex((entry) => isLive(entry) || isOpen(entry))
    : games.length;
  return new Set(games.slice(0, first).map(({ game }) => game.id));
}
