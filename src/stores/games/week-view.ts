/**
 * In the view of a week, each game has its own signals, so that a typed digit re-renders only the card of its
 * game.
 */
import { computed, type ReadonlySignal } from '@preact/signals-react';
import { countCentreDays, DAY_MS, HOUR_MS } from '../../domain/centre-time.ts';
import { getMissingSide, isComplete } from '../../domain/drafts.ts';
import type { DraftScore, Game, Id, Prediction, Week } from '../../domain/types.ts';
import {
  type GameState,
  type GameWindow,
  getGameState,
  getNextChange,
  getOpening,
  getPredictionWindow,
  getWeekPhase,
  isDated,
  isFillable,
} from '../../domain/window.ts';
import { getData } from '../lib/resource.ts';
import { createStableComputed, haveSameItems, isJsonEqual } from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeeksStore } from './weeks.ts';

export interface GameEntry {
  game: Game;
  gameWindow: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  score: ReadonlySignal<DraftScore>;
  /** Calendar days at −06:00 until the cut-off: 0 is today, -1 is yesterday. */
  daysToCutoff: ReadonlySignal<number>;
}

export interface WeekViewDeps {
  drafts: DraftsStore;
  games: GamesStore;
  predictions: PredictionsStore;
  time: TimeStore;
  weeks: WeeksStore;
}

export type WeekView = ReturnType<typeof createWeekView>;
export type WeekCounts = WeekView['counts']['value'];

export function createWeekView(
  { weeks, games, predictions, drafts, time }: WeekViewDeps,
  number: ReadonlySignal<number | null>,
  /** The week to show when the server no longer lists it. */
  lastKnown?: ReadonlySignal<Week | null>,
) {
  const week = computed(() => weeks.find(number.value) ?? lastKnown?.value ?? null);

  function createEntry(game: Game, gameWeek: Week): GameEntry {
    const gameWindow = getPredictionWindow(game, gameWeek);
    const prediction = computed(() => predictions.getForGame(game.id));
    const score = computed(() => drafts.getScore(gameWeek.number, game.id));
    const state = computed(() =>
      getGameState({ game, gameWindow, prediction: prediction.value, draft: score.value }, time.now.value),
    );
    const daysToCutoff = computed(() => countCentreDays(time.now.value, gameWindow.cutoff));
    return { game, gameWindow, state, prediction, score, daysToCutoff };
  }

  const known = new WeakMap<Game, { week: Week; entry: GameEntry }>();
  const entries = createStableComputed((): GameEntry[] => {
    const gameWeek = week.value;
    if (!gameWeek) return [];
    return (getData(games.getForWeek(number.value)) ?? []).map((game) => {
      const before = known.get(game);
      if (before?.week === gameWeek) return before.entry;
      const entry = createEntry(game, gameWeek);
      known.set(game, { week: gameWeek, entry });
      return entry;
    });
  }, haveSameItems);

  const windows = computed(() => entries.value.map((entry) => entry.gameWindow));
  const fillable = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value)),
    haveSameItems,
  );

  const counts = createStableComputed(() => {
    const open = fillable.value;
    const ready = open.filter(({ score }) => isComplete(score.value)).length;
    return {
      total: entries.value.length,
      sent: entries.value.filter(({ prediction }) => prediction.value !== null).length,
      postponed: entries.value.filter(({ game }) => game.status === 'postponed').length,
      undecided: entries.value.filter(({ game }) => game.status === 'undecided').length,
      /** Number of open games without a sent prediction, including games with a draft. */
      toSend: open.length,
      ready,
      half: open.filter(({ score }) => getMissingSide(score.value) !== null).length,
      /** Number of games in `toSend` without a complete score. */
      toFill: open.length - ready,
    };
  }, isJsonEqual);

  const unsent = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value) || state.value === 'next'),
    haveSameItems,
  );

  return {
    week,
    /**
     * `failed` if the load of the weeks, the predictions or the games of the week has failed and there is no
     * earlier data, `ready` if all of them are loaded, otherwise `loading`. While the week number is null, the
     * games do not count.
     */
    status: computed(() => {
      const statuses = [weeks.state.value.status, predictions.state.value.status];
      if (number.value !== null) statuses.push(games.getForWeek(number.value).status);
      if (statuses.includes('failed')) return 'failed';
      return statuses.every((status) => status === 'ready') ? 'ready' : 'loading';
    }),
    entries,
    counts,
    /** Whether the week is before its first opening, open or closed (`getWeekPhase`). */
    phase: computed(() => getWeekPhase(windows.value, time.now.value)),
    // The lists of games are sorted by kick-off. All games of a week close the same number of hours before their
    // kick-offs, and none opens before a game that starts earlier. So `nextToClose`, `isReminderInTime` and
    // `firstOpening` need only the first game of a list.
    nextToClose: computed(() => fillable.value[0] ?? null),
    /** The open games without a complete score that close within 24 hours, the first to close first. */
    closingSoon: createStableComputed(
      () =>
        fillable.value.filter(
          ({ state, gameWindow }) => state.value === 'open' && gameWindow.cutoff - time.now.value <= DAY_MS,
        ),
      haveSameItems,
    ),
    /** The games that can be sent now or later: open ones without a sent prediction, and those to open. */
    unsent,
    /**
     * True when the first cut-off of `unsent` is more than three hours away, so that a reminder is still
     * useful. False when `unsent` is empty.
     */
    isReminderInTime: computed(() => {
      const cutoff = unsent.value[0]?.gameWindow.cutoff;
      return cutoff !== undefined && time.now.value < cutoff - 3 * HOUR_MS;
    }),
    /** Null when no kick-off is known. */
    firstOpening: computed(() => windows.value.filter(isDated).map(getOpening)[0] ?? null),
    nextChange: computed(() => getNextChange(windows.value, time.now.value)),
    /** Returns the games that are open now and have no sent prediction, without subscribing to a signal. */
    openNow(): { gameId: Id }[] {
      time.tick();
      return fillable.peek().map(({ game }) => ({ gameId: game.id }));
    },
    /**
     * Returns the complete scores of the games that are open now and have no sent prediction, without
     * subscribing to a signal.
     */
    readyNow() {
      // The states of the games are those of the last tick of the clock, which may be up to a minute ago.
      time.tick();
      return fillable.peek().flatMap(({ game, score }) => {
        const { home, away } = score.peek();
        return home === null || away === null ? [] : [{ gameId: game.id, homeScore: home, awayScore: away }];
      });
    },
  };
}
