/**
 * In the view of a week, each game has its own signals, so that a typed digit re-renders only the card of its
 * game.
 */
import { computed, type ReadonlySignal } from '@preact/signals-react';
import { countCentreDays } from '../../domain/centre-time.ts';
import { type GameState, getGameState } from '../../domain/game-state.ts';
import type { DraftScore, Game, Prediction, Week } from '../../domain/types.ts';
import { type GameWindow, getPredictionWindow } from '../../domain/window.ts';
import { createStableComputed, haveSameItems } from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';
import type { DraftsStore } from './drafts.ts';
import type { PredictionsStore } from './predictions.ts';

export interface GameEntry {
  game: Game;
  gameWindow: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  draft: ReadonlySignal<DraftScore>;
  /** Calendar days at −06:00 until the cut-off: 0 is today, -1 is yesterday. */
  daysToCutoff: ReadonlySignal<number>;
}

export interface GameEntriesDeps {
  drafts: DraftsStore;
  predictions: PredictionsStore;
  time: TimeStore;
}

/** The entries of the games of `week`. A game keeps its entry until the server changes the game or the week. */
export function createGameEntries(
  { drafts, predictions, time }: GameEntriesDeps,
  week: ReadonlySignal<Week | null>,
  games: ReadonlySignal<readonly Game[]>,
) {
  function createEntry(game: Game, gameWeek: Week): GameEntry {
    const gameWindow = getPredictionWindow(game, gameWeek);
    const prediction = computed(() => predictions.getForGame(game.id));
    const draft = computed(() => drafts.getScore(game.week, game.id));
    const state = computed(() =>
      getGameState({ game, gameWindow, prediction: prediction.value, draft: draft.value }, time.now.value),
    );
    const daysToCutoff = computed(() => countCentreDays(time.now.value, gameWindow.cutoff));
    return { game, gameWindow, state, prediction, draft, daysToCutoff };
  }

  const known = new WeakMap<Game, { week: Week; entry: GameEntry }>();
  return createStableComputed((): GameEntry[] => {
    const gameWeek = week.value;
    if (!gameWeek) return [];
    return games.value.map((game) => {
      const before = known.get(game);
      if (before?.week === gameWeek) return before.entry;
      const entry = createEntry(game, gameWeek);
      known.set(game, { week: gameWeek, entry });
      return entry;
    });
  }, haveSameItems);
}
