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
   * What `complete` loads: `trivia` is the number of weeks whose ranking position shows whether the week has
   * a trivia point, `games` the number of past weeks whose games show which predictions are postponed.
   */
  missing: ReadonlySignal<{ trivia: number; games: number }>;
  completion: ReadonlySignal<'idle' | 'busy' | 'failed' | 'done'>;
  /**
   * Loads the games of the newest past weeks that have predictions without points, at most `MAX_WEEKS` weeks.
   * Skips weeks whose games were requested before. Stops at the first failure and never rejects.
   */
  loadGames(): Promise<void>;
  /**
   * Loads what `missing` counts, one week after another, then sets `completion` to `done`, or to `failed` if
   * data is still missing. Does nothing while `completion` is `busy`. Never rejects.
   */
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

// Maximum number of weeks whose games `loadGames` requests when Perfil opens. The player loads the others
// with the button that calls `complete`.
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
      // A failure shows no error: the predictions stay “por confirmar” until the player presses the button
      // that calls `complete`.
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
