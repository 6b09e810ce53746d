import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { createAlbum } from '../../domain/album.ts';
import { createSeasonSummary, getUndecidedWeeks, type SeasonInput } from '../../domain/season.ts';
import { getTickets, getWeekToOpen, type Ticket } from '../../domain/tickets.ts';
import { isBeforeJoining } from '../../domain/weeks.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { type AsyncState, FRESH_MS, getData } from '../lib/resource.ts';
import { createStableComputed, isJsonEqual } from '../lib/structural-sharing.ts';
import { createPageLoads } from '../shell/page-loads.ts';
import { createProfileGames } from './profile-games.ts';
import { createSeasonMoment } from './season-moment.ts';

export type ProfilePageStore = ReturnType<typeof createProfilePageStore>;

export function createProfilePageStore(stores: Stores) {
  const { auth, games, modal, positions, predictions, trivia, weeks } = stores;
  const openWeek = signal<number | null>(null);
  const hasFailed = signal(false);
  const loads = createPageLoads(modal);

  const input = computed(
    (): SeasonInput => ({
      weeks: weeks.all.value.filter((week) => !isBeforeJoining(week, auth.user.value?.createdAt ?? null)),
      seasonNumber: weeks.seasonNumber.value,
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

  const profileGames = createProfileGames(stores, { loads, openWeek, undecided });

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
      await stores.playerData.loadMissing();
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
      void profileGames.loadNewest(signal);
    });

  return {
    moment: createSeasonMoment(stores),
    season,
    album,
    tickets: computed((): AsyncState<readonly Ticket[]> => {
      const state = predictions.state.value;
      if (state.status === 'ready') return { status: 'ready', data: getTickets(predictions.byWeek.value) };
      return hasFailed.value ? { status: 'failed' } : { status: 'loading', data: null };
    }),
    /** Call when Mi temporada scrolls into view: it may need the games of all weeks (`profile-games.ts`). */
    showSeason: profileGames.showSeason,
    openWeek: openWeek as ReadonlySignal<number | null>,
    open() {
      void auth.refreshUser(FRESH_MS);
      return effect(() => {
        const isLoggedIn = auth.userId.value !== null;
        return untracked(() => {
          const close = loads.open();
          openWeek.value = null;
          if (isLoggedIn) void loadTickets();
          return combineStops(close, profileGames.follow());
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
