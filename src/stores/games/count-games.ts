import { getMissingSide, isComplete } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/window.ts';
import type { GameEntry } from './game-entries.ts';

export type WeekCounts = ReturnType<typeof countGames>;

/** How many games of a week are sent, can be sent, are filled in, and so on. Reads the signals of the entries. */
export function countGames(entries: readonly GameEntry[]) {
  const open = entries.filter(({ state }) => isFillable(state.value));
  const ready = open.filter(({ score }) => isComplete(score.value)).length;
  return {
    total: entries.length,
    sent: entries.filter(({ prediction }) => prediction.value !== null).length,
    postponed: entries.filter(({ game }) => game.status === 'postponed').length,
    undecided: entries.filter(({ game }) => game.status === 'undecided').length,
    /** Number of open games without a sent prediction, including games with a draft. */
    toSend: open.length,
    ready,
    half: open.filter(({ score }) => getMissingSide(score.value) !== null).length,
    /** Number of games in `toSend` without a complete score. */
    toFill: open.length - ready,
  };
}
