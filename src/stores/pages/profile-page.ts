import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import {
  createSeasonSummary,
  getUndecidedWeeks,
  getWeeksToPlace,
  type SeasonInput,
} from '../../domain/season.ts';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { createSeasonMoment } from './season-moment.ts';

// Maximum number of weeks whose games are requested when Perfil opens. “Completar la gráfica” loads the
// others.
const MAX_WEEKS = 2;

export type ProfilePageStore = ReturnType<typeof createProfilePageStore>;

export function createProfilePageStore(stores: Stores) {
  const { auth, games, modal, positions, predictions, trivia, weeks } = stores;
  const openWeek = signal<number | null>(null);
  const hasFailed = signal(false);
  const loads = createPageLoads(modal);

  const completion = signal<'idle' | 'busy' | 'failed' | 'late' | 'done'>('idle');
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
  const season = createStableComputed(() => createSeasonSummary(input.value), isJsonEqual);
  const toPlace = computed(() => getWeeksToPlace(season.value));
  const undecided = computed(() => getUndecidedWeeks(season.value, input.value));
  const missing = createStableComputed(
    () => ({ trivia: toPlace.value.length, games: undecided.value.length }),
    isJsonEqual,
  );

  async function loadWeeks(numbers: readonly number[]) {
    for (const week of numbers) await games.ensure(week, { maxAge: FRESH_MS });
  }

  /**
   * Loads the games of the newest past weeks that have predictions without points, at most `MAX_WEEKS` weeks.
   * Skips weeks whose games were requested before. Stops at the first failure and never rejects.
   */
  async function loadNewestGames() {
    const waiting = undecided.peek().filter((week) => games.getForWeek(week).status === 'idle');
    // A failure shows no error: the predictions stay “por confirmar” until the player presses the button
    // that calls `complete`.
    await loadWeeks(waiting.slice(0, MAX_WEEKS)).catch(ignoreApiError);
  }

  function openTicket(week: number) {
    if (openWeek.peek() !== week) void positions.load(week);
    openWeek.value = week;
    void loads.run(() => games.ensure(week, { maxAge: FRESH_MS }));
  }

  const loadTickets = () =>
    loads.run(async (signal) => {
      hasFailed.value = false;
      // `ensure` waits for the load that the navigation badge has already started, instead of sending its
      // requests again. The predictions are loaded below only if they are still not loaded.
      await stores.playerData.ensure();
      if (signal.aborted) return;
      try {
        await predictions.ensure();
      } catch (thrown) {
        hasFailed.value = !signal.aborted;
        throw thrown;
      }
      if (signal.aborted) return;
      const first = getWeekToOpen(getTickets(predictions.byWeek.peek()));
      if (first !== null) openTicket(first);
      void loadNewestGames();
    });

  return {
    moment: createSeasonMoment(stores),
    season,
    tickets: computed((): AsyncState<readonly Ticket[]> => {
      const state = predictions.state.value;
      if (hasFailed.value) return { status: 'failed' };
      if (state.status !== 'ready') return { status: 'loading', data: null };
      return { status: 'ready', data: getTickets(predictions.byWeek.value) };
    }),
    /**
     * What `complete` loads: `trivia` is the number of weeks whose ranking position shows whether the week has
     * a trivia point, `games` the number of past weeks whose games show which predictions are postponed or cancelled.
     */
    missing,
    completion: completion as ReadonlySignal<'idle' | 'busy' | 'failed' | 'late' | 'done'>,
    /**
     * Loads what `missing` counts, one week after another, then sets `completion` to `done`, to `failed` if a
     * call has failed, or to `late` if the server's ranking is still older than its results. Does nothing while
     * `completion` is `busy`. Never rejects.
     */
    complete: () =>
      loads.run(async (signal) => {
        if (completion.peek() === 'busy') return;
        completion.value = 'busy';
        await loadWeeks(undecided.peek()).catch(ignoreApiError);
        if (signal.aborted) return;
        await positions.ensure(toPlace.peek(), FRESH_MS);
        if (signal.aborted) return;
        const left = toPlace.peek();
        const isLoaded =
          undecided.peek().length === 0 && left.every((week) => positions.byWeek.peek().has(week));
        completion.value = isLoaded ? (left.length > 0 ? 'late' : 'done') : 'failed';
      }),
    openWeek: openWeek as ReadonlySignal<number | null>,
    open() {
      void auth.refreshUser(FRESH_MS);
      return effect(() => {
        const isLoggedIn = auth.userId.value !== null;
        return untracked(() => {
          const close = loads.open();
          completion.value = 'idle';
          openWeek.value = null;
          if (isLoggedIn) void loadTickets();
          return close;
        });
      });
    },
    loadTickets,
    openTicket,
    closeTicket(week: number) {
      if (openWeek.peek() === week) openWeek.value = null;
    },
  };
}
