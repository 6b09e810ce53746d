import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { ignoreApiError } from '../../api/error.ts';
import { combineStops } from '../../lib/listen.ts';
import type { WeekGames } from '../games/games.ts';
import type { Stores } from '../index.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import type { createPageLoads } from '../shell/page-loads.ts';
import { loadSeasonGames } from './season-games.ts';

/** Maximum number of weeks whose games are requested one by one when Perfil opens. `follow` loads the others. */
const MAX_WEEKS = 2;

interface ProfileState {
  loads: ReturnType<typeof createPageLoads>;
  /** The week of the expanded ticket. */
  openWeek: ReadonlySignal<number | null>;
  /** The past weeks whose games are needed and not loaded, the newest first (`getUndecidedWeeks`). */
  undecided: ReadonlySignal<readonly number[]>;
}

/**
 * The games that Perfil loads besides those of the expanded ticket: first those of the newest weeks, one by one; then,
 * if a ticket or Mi temporada needs more, those of all weeks with one call.
 */
export function createProfileGames(
  stores: Pick<Stores, 'api' | 'auth' | 'games' | 'predictions'>,
  { loads, openWeek, undecided }: ProfileState,
) {
  const { auth, games, predictions } = stores;
  const isSeasonShown = signal(false);
  const areNewestRequested = signal(false);

  /** Whether the expanded ticket has a prediction whose game is not played in that week, as after a game has moved. */
  const hasMovedGame = computed(() => {
    const week = openWeek.value;
    const played = getData(games.getForWeek(week));
    if (week === null || played === null) return false;
    const sent = predictions.byWeek.value.get(week) ?? [];
    return sent.some(({ gameId }) => !played.some(({ id }) => id === gameId));
  });
  const needsAll = computed(
    () =>
      areNewestRequested.value && (hasMovedGame.value || (isSeasonShown.value && undecided.value.length > 0)),
  );

  /**
   * Loads the games of a week again when its predictions change: points that change come with another final score. The
   * figures of the player change with them. The returned function ends this.
   */
  function followPredictions() {
    let known = getData(predictions.state.peek());
    return predictions.state.subscribe((state) => {
      const next = getData(state);
      let hasChanged = false;
      for (const [week, rows] of (known && next) ?? []) {
        if (known?.get(week) === rows) continue;
        hasChanged = true;
        if (games.getForWeek(week).status !== 'ready') continue;
        void games.load(week, { isBackground: true }).catch(ignoreApiError);
      }
      if (hasChanged) void auth.refreshUser();
      known = next ?? known;
    });
  }

  return {
    /**
     * Loads the games of the newest past weeks that have predictions without points, at most `MAX_WEEKS` weeks, and
     * waits for those that are under way. Skips weeks whose games were requested before. Stops at the first failure and
     * never rejects.
     */
    async loadNewest(signal: AbortSignal) {
      const filterByStatus = (status: WeekGames['status']) =>
        undecided.peek().filter((week) => games.getForWeek(week).status === status);
      // The games of the expanded ticket are under way.
      const waiting = [...filterByStatus('loading'), ...filterByStatus('idle').slice(0, MAX_WEEKS)];
      try {
        for (const week of waiting) await games.ensure(week, { maxAge: FRESH_MS });
      } catch (thrown) {
        // A failed load shows no error, because the predictions stay “por confirmar”; opening their ticket loads again.
        ignoreApiError(thrown);
      }
      if (!signal.aborted) areNewestRequested.value = true;
    },
    /** Mi temporada is on screen: it needs the games of all `undecided` weeks. */
    showSeason() {
      isSeasonShown.value = true;
    },
    /**
     * Loads the games of all weeks once, at the first need after `loadNewest`, and those of a week whose predictions
     * change, with the figures of the player. The returned function ends this.
     */
    follow() {
      let isRequested = false;
      areNewestRequested.value = false;
      const stopSeason = needsAll.subscribe((isNeeded) => {
        if (!isNeeded || isRequested) return;
        isRequested = true;
        // A failure shows no error, as in `loadNewest`.
        void loads.run((signal) => loadSeasonGames(stores, { signal }).catch(ignoreApiError));
      });
      return combineStops(stopSeason, followPredictions());
    },
  };
}
