import { getMissingSide, isComplete } from '../../domain/drafts.ts';
import { isFillable } from '../../domain/game-state.ts';
import type { GameEntry } from './game-entries.ts';

export type WeekCounts = ReturnType<typeof countGames>;

/** How many games of a week are sent, can be sent, are filled in, and so on. Reads the signals of the entries. */
export function countGames(entries: readonly GameEntry[]) {
  const fillable = entries.filter(({ state }) => isFillable(state.value));
  const ready = fillable.filter(({ draft }) => isComplete(draft.value)).length;
  return {
    total: entries.length,
    /** Number of games with a prediction, whatever their state: it never falls when a game closes. */
    sent: entries.filter(({ prediction }) => prediction.value !== null).length,
    undecided: entries.filter(({ game }) => game.status === 'undecided').length,
    /** Number of games that can be filled in now, those with a draft included. */
    fillable: fillable.length,
    /** Number of games in `fillable` with a complete score. */
    ready,
    /** Number of games in `fillable` with the goals of one team. */
    half: fillable.filter(({ draft }) => getMissingSide(draft.value) !== null).length,
    /** Number of games in `fillable` without a complete score. */
    toFill: fillable.length - ready,
  };
}
