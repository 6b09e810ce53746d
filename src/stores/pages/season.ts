import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { createSeason, getUndecidedWeeks, getWeeksToPlace, type SeasonInput } from '../../domain/season.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';

export type SeasonStore = ReturnType<typeof createSeasonStore>;

// Maximum number of weeks whose games `loadGames` requests when Perfil opens. The player loads the others
// with the button that calls `complete`.
const MAX_WEEKS = 2;

export function createSeasonStore({ auth, games, positions, predictions, trivia, weeks }: Stores) {
  const completion = signal<'idle' | 'busy' | 'failed' | 'late' | 'done'>('idle');
  let lifetime = new AbortController();

  const input = computed(
    (): SeasonInput => ({
      weeks: weeks.all.value.filter((week) => !isBeforeJoining(week, auth.user.value?.createdAt ?? null)),
      currentWeek: weeks.current.value,
      predictions: predictions.byWeek.value,
      getGames: (week) => getData(games.getForWeek(week)),
      positions: positions.byWeek.value,
      pendingWeek: trivia.pending.value?.week ?? null,
      answered: trivia.answered.value,
      correctTrivias: auth.user.value?.stats.trivias ?? null,
    }),
  );
  const season = createStableComputed(() => createSeason(input.value), isJsonEqual);
  const toPlace = computed(() => getWeeksToPlace(season.value));
  const undecided = computed(() => getUndecidedWeeks(season.value, input.value));
  const missing = createStableComputed(
    () => ({ trivia: toPlace.value.length, games: undecided.value.length }),
    isJsonEqual,
  );

  async function loadWeeks(numbers: readonly number[]) {
    for (const week of numbers) await games.ensure(week, FRESH_MS);
  }

  return {
    season,
    /**
     * What `complete` loads: `trivia` is the number of weeks whose ranking position shows whether the week has
     * a trivia point, `games` the number of past weeks whose games show which predictions are postponed or cancelled.
     */
    missing,
    completion: completion as ReadonlySignal<'idle' | 'busy' | 'failed' | 'late' | 'done'>,
    /**
     * Loads the games of the newest past weeks that have predictions without points, at most `MAX_WEEKS` weeks.
     * Skips weeks whose games were requested before. Stops at the first failure and never rejects.
     */
    async loadGames() {
      const waiting = undecided.peek().filter((week) => games.getForWeek(week).status === 'idle');
      // A failure shows no error: the predictions stay “por confirmar” until the player presses the button
      // that calls `complete`.
      await loadWeeks(waiting.slice(0, MAX_WEEKS)).catch(() => undefined);
    },
    /**
     * Loads what `missing` counts, one week after another, then sets `completion` to `done`, to `failed` if a
     * call has failed, or to `late` if the server's ranking is still older than its results. Does nothing while
     * `completion` is `busy`. Never rejects.
     */
    async complete() {
      if (completion.peek() === 'busy') return;
      const { signal } = lifetime;
      completion.value = 'busy';
      await loadWeeks(undecided.peek()).catch(() => undefined);
      if (signal.aborted) return;
      await positions.ensure(toPlace.peek(), FRESH_MS);
      if (signal.aborted) return;
      const left = toPlace.peek();
      const isLoaded =
        undecided.peek().length === 0 && left.every((week) => positions.byWeek.peek().has(week));
      completion.value = isLoaded ? (left.length > 0 ? 'late' : 'done') : 'failed';
    },
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      completion.value = 'idle';
    },
  };
}
