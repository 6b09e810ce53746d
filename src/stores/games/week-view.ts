/**
 * One week as the screen needs it: each game with signals of its own, and the counts over all of them. A tick of
 * the clock reaches a card only when it changes the card's state or day; a digit reaches one card.
 */

import { computed, type ReadonlySignal } from '@preact/signals-react';
import { countCentreDays } from '../../domain/centre-date.ts';
import { EMPTY_SCORE, getMissingSide, getReadyPicks, isComplete } from '../../domain/drafts.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { DraftScore, Game, Prediction, ScorePick, Week } from '../../domain/types.ts';
import {
  areAllExpired,
  areAllNext,
  type GameState,
  type GameWindow,
  getGameState,
  getNextChange,
  getOpening,
  getWindow,
  isFillable,
} from '../../domain/window.ts';
import { type AsyncStatus, getData } from '../lib/async-state.ts';
import { createStableComputed, haveSameItems, isJsonEqual } from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeeksStore } from './weeks.ts';

/** A game of the week with everything its card shows. */
export interface GameEntry {
  game: Game;
  window: GameWindow;
  state: ReadonlySignal<GameState>;
  prediction: ReadonlySignal<Prediction | null>;
  score: ReadonlySignal<DraftScore>;
  /** Calendar days in the centre until the cut-off: 0 closes (or closed) today, -1 closed yesterday. */
  daysToCutoff: ReadonlySignal<number>;
}

/** The counts of "Te faltan", the bar and the filters. */
export interface WeekCounts {
  total: number;
  sent: number;
  /** Open and unsent, drafts included. */
  toSend: number;
  /** Complete drafts: the number on the send button. */
  ready: number;
  /** Scores with one side only. */
  half: number;
  /** Open games without a complete score. */
  toFill: number;
}

/** One week as signals. */
export interface WeekView {
  week: ReadonlySignal<Week | null>;
  /** Ready once games and predictions are both there. */
  status: ReadonlySignal<AsyncStatus>;
  entries: ReadonlySignal<readonly GameEntry[]>;
  counts: ReadonlySignal<WeekCounts>;
  /** Every game still to open. Wins over all-expired. */
  isAllNext: ReadonlySignal<boolean>;
  isAllExpired: ReadonlySignal<boolean>;
  /** The open, unsent game that closes first, null when there is none. */
  nextToClose: ReadonlySignal<GameEntry | null>;
  /** Games that can still be sent, now or once they open. A reminder lists them. */
  unsent: ReadonlySignal<readonly GameEntry[]>;
  /** Whether there is still time for an alarm three hours before the first of them closes. */
  isReminderInTime: ReadonlySignal<boolean>;
  /** First instant at which a game of an unopened week opens, null when none will. */
  firstOpening: ReadonlySignal<number | null>;
  /** The last cut-off of the week, null without games. */
  lastCutoff: ReadonlySignal<number | null>;
  /** The next instant at which the state of a game changes (ms), null when none will. */
  nextChange: ReadonlySignal<number | null>;
  /** The scores that can be sent now. Reads no signal. */
  readyNow(): ScorePick[];
}

interface WeekViewDeps {
  number: ReadonlySignal<number | null>;
  weeks: WeeksStore;
  games: GamesStore;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  time: TimeStore;
}

/** Creates the view of the week whose number the signal holds; null shows no week. */
export function createWeekView({ number, weeks, games, predictions, drafts, time }: WeekViewDeps): WeekView {
  const week = createStableComputed(() => weeks.find(number.value), Object.is);
  let made = new Map<string, { game: Game; week: Week; entry: GameEntry }>();

  function createEntry(game: Game, of: Week): GameEntry {
    const window = getWindow(game, of);
    const prediction = createStableComputed(
      () => predictions.of(of.number).find(({ gameId }) => gameId === game.id) ?? null,
      isJsonEqual,
    );
    const score = computed(() => drafts.of(of.number, game.id));
    const state = computed(() =>
      getGameState({ game, window, prediction: prediction.value, draft: score.value }, time.now.value),
    );
    const daysToCutoff = computed(() => countCentreDays(time.now.value, window.cutoff));
    return { game, window, state, prediction, score, daysToCutoff };
  }

  const entries = createStableComputed(() => {
    const of = week.value;
    const kept: typeof made = new Map();
    const list = (getData(games.of(number.value)) ?? []).flatMap((game) => {
      if (!of) return [];
      const before = made.get(game.id);
      const entry =
        before && before.game === game && before.week === of ? before.entry : createEntry(game, of);
      kept.set(game.id, { game, week: of, entry });
      return [entry];
    });
    made = kept;
    return list;
  }, haveSameItems);

  const windows = computed(() => entries.value.map((entry) => entry.window));
  const fillable = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value)),
    haveSameItems,
  );

  const counts = createStableComputed((): WeekCounts => {
    const open = fillable.value;
    const ready = open.filter(({ score }) => isComplete(score.value)).length;
    return {
      total: entries.value.length,
      sent: entries.value.filter(({ prediction }) => prediction.value !== null).length,
      toSend: open.length,
      ready,
      half: open.filter(({ score }) => getMissingSide(score.value) !== null).length,
      toFill: open.length - ready,
    };
  }, isJsonEqual);

  const unsent = createStableComputed(
    () => entries.value.filter(({ state }) => isFillable(state.value) || state.value === 'next'),
    haveSameItems,
  );

  const first = (list: readonly number[]) => (list.length > 0 ? Math.min(...list) : null);

  return {
    week,
    status: computed(() => {
      const statuses = [weeks.status.value, predictions.status.value, games.of(number.value).status];
      if (weeks.status.value === 'ready' && number.value === null) statuses.pop();
      if (statuses.includes('failed')) return 'failed';
      return statuses.every((one) => one === 'ready') ? 'ready' : 'loading';
    }),
    entries,
    counts,
    isAllNext: computed(() => areAllNext(windows.value, time.now.value)),
    isAllExpired: computed(() => areAllExpired(windows.value, time.now.value)),
    nextToClose: createStableComputed(() => {
      const [soonest] = [...fillable.value].sort((a, b) => a.window.cutoff - b.window.cutoff);
      return soonest ?? null;
    }, Object.is),
    unsent,
    isReminderInTime: computed(() => {
      const cutoff = first(unsent.value.map((entry) => entry.window.cutoff));
      return cutoff !== null && time.now.value < cutoff - 3 * HOUR_MS;
    }),
    firstOpening: computed(() => first(windows.value.map(getOpening))),
    lastCutoff: computed(() => {
      const last = first(windows.value.map(({ cutoff }) => -cutoff));
      return last === null ? null : -last;
    }),
    nextChange: computed(() => getNextChange(windows.value, time.now.value)),
    readyNow() {
      const now = time.read();
      const open = entries.peek().filter(({ game, window, prediction }) => {
        const facts = { game, window, prediction: prediction.peek(), draft: EMPTY_SCORE };
        return isFillable(getGameState(facts, now));
      });
      const of = number.peek();
      if (of === null) return [];
      return getReadyPicks(
        new Map(open.map(({ game, score }) => [game.id, score.peek()])),
        open.map(({ game }) => game.id),
      );
    },
  };
}
