import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import {
  createSeason,
  getUndecidedWeeks,
  getWeeksToPlace,
  type Season,
  type SeasonInput,
} from '../../domain/season.ts';
import type { GamesStore } from '../games/games.ts';
import type { PredictionsStore } from '../games/predictions.ts';
import type { WeeksStore } from '../games/weeks.ts';
import { getData } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TriviaStore } from '../trivia/trivia.ts';

export interface SeasonStore {
  season: ReadonlySignal<Season>;
  /**
   * `trivia` is the number of weeks whose ranking position `complete` loads, `games` the number of weeks
   * whose games `complete` loads.
   */
  missing: ReadonlySignal<{ trivia: number; games: number }>;
  completion: ReadonlySignal<'idle' | 'busy' | 'failed' | 'done'>;
  /**
   * Loads the games of the newest past weeks with unpublished points, at most `MAX_WEEKS` weeks. Never
   * rejects.
   */
  loadGames(): Promise<void>;
  /** Loads everything that `missing` counts, one week after another. Never rejects. */
  complete(): Promise<void>;
  reset(): void;
}

export interface SeasonDeps {
  auth: Pick<AuthStore, 'user'>;
  games: Pick<GamesStore, 'getForWeek' | 'loadUnlessFresh'>;
  positions: Pick<MyPositionsStore, 'byWeek' | 'loadMissing'>;
  predictions: Pick<PredictionsStore, 'byWeek'>;
  trivia: Pick<TriviaStore, 'answered' | 'pending'>;
  weeks: Pick<WeeksStore, 'all' | 'current'>;
}

// Maximum number of weeks whose games Perfil loads without a press of a button.
const MAX_WEEKS = 2;

export function createSeasonStore(deps: SeasonDeps): SeasonStore {
  const { auth, games, positions, predictions, trivia, weeks } = deps;
  const completion = signal<'idle' | 'busy' | 'failed' | 'done'>('idle');
  const lifetime = createLatest();

  const input = computed(
    (): SeasonInput => ({
      weeks: weeks.all.value,
      currentWeek: weeks.current.value,
      predictions: predictions.byWeek.value,
      getGames: (week) => getData(games.getForWeek(week)),
      positions: positions.byWeek.value,
      pendingWeek: trivia.pending.value?.week ?? null,
      answered: trivia.answered.value,
      correctTrivias: auth.user.value?.stats?.trivias ?? 0,
    }),
  );
  const season = createStableComputed(() => createSeason(input.value), isJsonEqual);
  const toPlace = computed(() => getWeeksToPlace(season.value, input.value));
  const undecided = computed(() => getUndecidedWeeks(season.value, input.value));
  const missing = createStableComputed(
    () => ({ trivia: toPlace.value.length, games: undecided.value.length }),
    isJsonEqual,
  );

  async function loadWeeks(numbers: readonly number[]) {
    for (const week of numbers) await games.loadUnlessFresh(week);
  }

  return {
    season,
    missing,
    completion,
    async loadGames() {
      const waiting = undecided.peek().filter((week) => games.getForWeek(week).status === 'idle');
      // A failure shows nothing: the predictions stay “por confirmar”, and `complete` tries again.
      await loadWeeks(waiting.slice(0, MAX_WEEKS)).catch(() => undefined);
    },
    async complete() {
      if (completion.peek() === 'busy') return;
      const { signal } = lifetime;
      completion.value = 'busy';
      await loadWeeks(undecided.peek()).catch(() => undefined);
      if (signal.aborted) return;
      await positions.loadMissing(toPlace.peek());
      if (signal.aborted) return;
      const left = missing.peek();
      completion.value = left.trivia + left.games > 0 ? 'failed' : 'done';
    },
    reset() {
      lifetime.next();
      completion.value = 'idle';
    },
  };
}
