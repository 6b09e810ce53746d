import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import { createAlbum } from '../../domain/album.ts';
import { createSeasonSummary, getUndecidedWeeks, type SeasonInput } from '../../domain/season.ts';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import { combineStops } from '../../lib/listen.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { loadSeasonGames } from './season-games.ts';
import { createSeasonMoment } from './season-moment.ts';

// Maximum number of weeks whose games are requested one by one when Perfil opens. `showSeason` loads the others.
const MAX_WEEKS = 2;

export type ProfilePageStore = ReturnType<typeof createProfilePageStore>;

export function createProfilePageStore(stores: Stores) {
  const { auth, games, modal, positions, predictions, trivia, weeks } = stores;
  const openWeek = signal<number | null>(null);
  const hasFailed = signal(false);
  const loads = createPageLoads(modal);

  const isSeasonShown = signal(false);
  const areNewestRequested = signal(false);
  const input = computed(
    (): SeasonInput => ({
      weeks: weeks.all.value.filter((week) => !isBeforeJoining(week, auth.user.value?.createdAt ?? null)),
      seasonWeek: weeks.seasonWeek.value,
      predictions: predictions.byWeek.value,
      getGames: (week) => getData(games.getForWeek(week)),
      triviaPoints: trivia.points.value,
      correctTrivias: auth.user.value?.stats.trivias ?? null,
    }),
  );
  const season = createStableComputed(() => createSeasonSummary(input.value), isJsonEqual);
  const album = createStableComputed(
    () => createAlbum(predictions.byWeek.value, input.value.getGames),
    isJsonEqual,
  );
  const undecided = computed(() => getUndecidedWeeks(input.value));

  /** Whether the expanded ticket has a prediction whose game is not played in that week, as after a game has moved. */
  const hasMovedGame = computed(() => {
    const week = openWeek.value;
    const played = getData(games.getForWeek(week));
    if (week === null || played === null) return false;
    const sent = predictions.byWeek.value.get(week) ?? [];
    return sent.some(({ gameId }) => !played.some(({ id }) => id === gameId));
  });
  /** Whether a ticket or the season lacks games after what Perfil loads when it opens. */
  const needsAllGames = computed(
    () =>
      areNewestRequested.value && (hasMovedGame.value || (isSeasonShown.value && undecided.value.length > 0)),
  );

  /**
   * Loads the games of the newest past weeks that have predictions without points, at most `MAX_WEEKS` weeks,
   * and waits for those that are under way. Skips weeks whose games were requested before. Stops at the first failure and never rejects.
   */
  async function loadNewestGames(signal: AbortSignal) {
    const filterByStatus = (status: WeekGames['status']) =>
      undecided.peek().filter((week) => games.getForWeek(week).status === status);
    // The games of the expanded ticket are under way.
    const waiting = [...filterByStatus('loading'), ...filterByStatus('idle').slice(0, MAX_WEEKS)];
    try {
      for (const week of waiting) await games.ensure(week, { maxAge: FRESH_MS });
    } catch (thrown) {
      // A failure shows no error: the predictions stay “por confirmar” until their ticket is expanded.
      ignoreApiError(thrown);
    }
    if (!signal.aborted) areNewestRequested.value = true;
  }

  /** Loads the games of all weeks at the first need. The returned function ends this. */
  function loadAllGamesOnce() {
    let isRequested = false;
    return needsAllGames.subscribe((isNeeded) => {
      if (!isNeeded || isRequested) return;
      isRequested = true;
      // A failure shows no error, as in `loadNewestGames`.
      void loads.run((signal) => loadSeasonGames(stores, { signal }).catch(ignoreApiError));
    });
  }

  function openTicket(week: number) {
    if (openWeek.peek() !== week) void positions.load(week);
    openWeek.value = week;
    void loads.run(() => games.ensure(week, { maxAge: FRESH_MS }));
  }

  const loadTickets = () =>
    loads.run(async (signal) => {
      hasFailed.value = false;
      // Waits for the load that the log-in or the session start has begun (`player-stores.ts`). The predictions are
      // loaded below only if that load has failed.
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
      void loadNewestGames(signal);
    });

  return {
    moment: createSeasonMoment(stores),
    season,
    album,
    tickets: computed((): AsyncState<readonly Ticket[]> => {
      const state = predictions.state.value;
      if (hasFailed.value) return { status: 'failed' };
      if (state.status !== 'ready') return { status: 'loading', data: null };
      return { status: 'ready', data: getTickets(predictions.byWeek.value) };
    }),
    /**
     * Call when Mi temporada scrolls into view. Loads the games of all weeks, once a visit, if past weeks have
     * predictions without points whose games are not loaded.
     */
    showSeason() {
      isSeasonShown.value = true;
    },
    openWeek: openWeek as ReadonlySignal<number | null>,
    open() {
      void auth.refreshUser(FRESH_MS);
      return effect(() => {
        const isLoggedIn = auth.userId.value !== null;
        return untracked(() => {
          const close = loads.open();
          areNewestRequested.value = false;
          openWeek.value = null;
          if (isLoggedIn) void loadTickets();
          return combineStops(close, loadAllGamesOnce());
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
