import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { type ApiError, ignoreApiError } from '../../api/error.ts';
import { combineStops } from '../../lib/listen.ts';
import { createReloadOnReturn } from '../lib/reload-on-return.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TimeStore } from '../shell/time.ts';
import { retryCurrentWeek } from './current-week-retry.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import { loadPlayerData } from './load-player-data.ts';
import type { PredictionsStore } from './predictions.ts';
import { ANEW, ANY_AGE, createSharedLoad } from './shared-load.ts';
import type { WeekView } from './week-view.ts';
import type { WeeksStore } from './weeks.ts';

export type PlayerDataStore = ReturnType<typeof createPlayerDataStore>;

interface PlayerDataDeps {
  auth: Pick<AuthStore, 'status'>;
  currentWeek: Pick<WeekView, 'status'>;
  drafts: Pick<DraftsStore, 'open' | 'tidy'>;
  games: GamesStore;
  predictions: PredictionsStore;
  time: TimeStore;
  weeks: WeeksStore;
}

/**
 * Loads what the pages of a player share: the weeks, the predictions, and the games of the weeks on screen. Three
 * functions load them, by how new they must be: for `loadMissing` data of any age will do, for
 * `reloadUnlessJustLoaded` that of a `loadMissing` which has just ended, and `reloadAll` loads them anew.
 */
export function createPlayerDataStore(deps: PlayerDataDeps) {
  const { auth, currentWeek, weeks, games, predictions, drafts, time } = deps;
  const hasLoaded = signal(false);
  const reloadCount = signal(0);
  /** Server time (ms) at which the last `loadMissing` with requests ended, as at a log-in; 0 before. */
  let missingLoadedAt = 0;

  const sharedLoad = createSharedLoad(async (maxAge, signal) => {
    const errors = await loadPlayerData({ drafts, games, predictions, weeks }, maxAge, signal);
    if (signal.aborted) return errors;
    hasLoaded.value = true;
    const number = weeks.shownNumber.peek();
    if (number !== null) drafts.tidy(number);
    return errors;
  });

  /**
   * Loads the weeks, predictions and games that are missing, or joins a load under way. Does nothing if the current
   * week is ready. Resolves with the errors of the failed loads.
   */
  async function loadMissing(): Promise<ApiError[]> {
    if (currentWeek.status.peek() === 'ready') return [];
    const errors = await sharedLoad.join(ANY_AGE);
    missingLoadedAt = time.read();
    return errors;
  }

  /**
   * Loads everything anew, or joins a load that is under way. If `loadMissing` has loaded less than `maxAge` (ms) ago,
   * loads only what is missing or older than that. Resolves with the errors of the failed loads.
   */
  function reloadUnlessJustLoaded(maxAge: number): Promise<ApiError[]> {
    // Compares server times, because `performance.now`, by which a resource knows its age, stands still while a
    // device sleeps.
    return sharedLoad.join(time.read() - missingLoadedAt < maxAge ? maxAge : ANEW);
  }

  /** Loads everything again, after a load under way, whose data may be older than this call. Never rejects. */
  async function reloadAll() {
    await sharedLoad.begin();
    reloadCount.value += 1;
  }

  /** Asks for the current week again after its call has failed, and then loads its games. Never rejects. */
  async function retryCurrent(options?: CallOptions) {
    if (await weeks.retryCurrent(options)) await sharedLoad.join(ANY_AGE);
  }

  const isPlayer = () => auth.status.peek() === 'authenticated';
  const reloadOnReturn = createReloadOnReturn({
    hasData: () => currentWeek.status.peek() === 'ready',
    tick: time.tick,
    reload: async () => {
      if (isPlayer()) await reloadAll();
    },
    // The games of the shown week, without a dialog on failure.
    reloadPart: async () => {
      const number = weeks.shownNumber.peek();
      if (!isPlayer() || number === null) return;
      await games.load(number, { isBackground: true }).catch(ignoreApiError);
    },
  });

  return {
    /**
     * True once the first load of the weeks, predictions and games has ended, with or without errors, or
     * `noteLoaded` was called; false again after `reset`.
     */
    hasLoaded: hasLoaded as ReadonlySignal<boolean>,
    /** Ranking calls this, because it shows its table before the games are loaded. */
    noteLoaded() {
      hasLoaded.value = true;
    },
    loadMissing,
    reloadUnlessJustLoaded,
    reloadAll,
    /** Increases with each `reloadAll` that has ended. */
    reloadCount: reloadCount as ReadonlySignal<number>,
    retryCurrent,
    /** Loads the games of the shown week again at a random moment, unless everything is loaded again before. */
    reloadGamesLater: reloadOnReturn.requestPartLater,
    /**
     * Reloads the data when the player returns to the tab or the connection is back, and asks for the current week
     * again after its call has failed. The returned function ends this.
     */
    start: () =>
      combineStops(
        reloadOnReturn.start(),
        retryCurrentWeek({
          isUnanswered: weeks.isCurrentUnanswered,
          retry: () => retryCurrent({ isBackground: true }),
        }),
      ),
    reset() {
      sharedLoad.reset();
      missingLoadedAt = 0;
      batch(() => {
        hasLoaded.value = false;
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
