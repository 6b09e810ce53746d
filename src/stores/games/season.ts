import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { ignoreApiError, toApiError } from '../../api/error.ts';
import { createDeadline } from '../../lib/clock.ts';
import { combineStops } from '../../lib/listen.ts';
import { createReloadOnReturn } from '../lib/reload-on-return.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import type { AuthStore } from '../session/auth.ts';
import type { TimeStore } from '../shell/time.ts';
import { retryCurrentWeek } from './current-week-retry.ts';
import type { GameData } from './game-data.ts';
import { createWeekView } from './week-view.ts';

export type SeasonStore = ReturnType<typeof createSeasonStore>;

interface SeasonDeps extends GameData {
  auth: Pick<AuthStore, 'status'>;
  time: TimeStore;
}

/** Loads what the pages of a player share: the weeks, the predictions, and the games of the weeks on screen. */
export function createSeasonStore(deps: SeasonDeps) {
  const { auth, weeks, games, predictions, drafts, time } = deps;
  const weekView = createWeekView(deps, weeks.selected);
  const currentWeekView = createWeekView(deps, weeks.currentOrLast);
  const hasLoaded = signal(false);
  const refreshCount = signal(0);
  let lifetime = new AbortController();
  let inFlight: Promise<unknown[]> | null = null;
  /** Deletes the drafts of games that have started or have a prediction, if the predictions are loaded. */
  function tidyDrafts(number: number) {
    drafts.open(number);
    if (predictions.state.peek().status !== 'ready') return;
    const isOver = (kickOff: number | null) => kickOff !== null && time.read() >= kickOff;
    const done = (getData(games.getForWeek(number)) ?? [])
      .filter(({ id, kickOff }) => predictions.getForGame(id) !== null || isOver(kickOff))
      .map(({ id }) => id);
    drafts.drop(number, done);
  }

  /**
   * Loads the predictions and, at the same time, the weeks and then the games of the selected and the current week,
   * all within one deadline. Resolves with the errors of the failed loads, or with none when `reset` was called
   * meanwhile. Data younger than `maxAge` (ms) is not loaded again. With 0, the weeks and predictions are loaded by new
   * requests even if others are under way, whose data may be older than this call.
   */
  async function requestAll(maxAge: number): Promise<unknown[]> {
    const method = maxAge === 0 ? 'load' : 'ensure';
    const { signal } = lifetime;
    const deadline = createDeadline();
    const options = maxAge === 0 ? { deadline } : { deadline, maxAge };
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      // Not every caller shows the failures, so a mistake in the code is reported here.
      if (thrown) failures.push(toApiError(thrown));
    };
    const loadWeeksAndGames = async () => {
      await weeks[method](options).then(note, note);
      for (const number of new Set([weeks.selected.peek(), weeks.currentOrLast.peek()])) {
        if (number === null || !weeks.find(number) || signal.aborted) continue;
        // The navigation badge counts the games of the current week, and needs them once. A page shows the selected
        // week, and needs its newest state.
        const isSelected = number === weeks.selected.peek();
        const gamesAge = isSelected ? Math.min(maxAge, FRESH_MS) : Number.POSITIVE_INFINITY;
        await games.ensure(number, { deadline, maxAge: gamesAge }).catch(note);
      }
    };
    await Promise.all([predictions[method](options).catch(note), loadWeeksAndGames()]);
    if (signal.aborted) return [];
    hasLoaded.value = true;
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  function loadAll(maxAge: number): Promise<unknown[]> {
    if (!inFlight) {
      const started = requestAll(maxAge).finally(() => {
        if (inFlight === started) inFlight = null;
      });
      inFlight = started;
    }
    return inFlight;
  }

  /** Loads everything again, after a load under way, whose data may be older than this call. Never rejects. */
  async function refresh() {
    await inFlight;
    await loadAll(0);
    refreshCount.value += 1;
  }

  const isPlayer = () => auth.status.peek() === 'authenticated';
  const reloadOnReturn = createReloadOnReturn({
    hasData: () => currentWeekView.status.peek() === 'ready',
    tick: time.tick,
    run: async () => {
      if (isPlayer()) await refresh();
    },
    // The games of the selected week, without a dialog on failure.
    runLater: async () => {
      const number = weeks.selected.peek();
      if (!isPlayer() || number === null) return;
      await games.load(number, { isBackground: true }).catch(ignoreApiError);
    },
  });

  /** Asks for the current week again after its call has failed, and then loads its games. Never rejects. */
  async function retryCurrent(options?: CallOptions) {
    if (await weeks.retryCurrent(options)) await loadAll(Number.POSITIVE_INFINITY);
  }

  return {
    weekView,
    currentWeekView,
    retryCurrent: () => retryCurrent(),
    /**
     * True once the first load of the weeks, predictions and games has ended, with or without errors, or
     * `noteLoaded` was called; false again after `reset`. Ranking calls `noteLoaded`, because it shows its
     * table before the games are loaded.
     */
    hasLoaded: hasLoaded as ReadonlySignal<boolean>,
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    /**
     * Loads what is not loaded or older than `maxAge` (ms), or joins a load that is under way. Resolves with the errors
     * of the failed loads.
     */
    load: loadAll,
    /** Loads the games of a week, and deletes the drafts that are not needed any more. Rejects when the load fails. */
    async loadGames(number: number) {
      if (await games.load(number)) tidyDrafts(number);
    },
    /** Loads what the navigation badge needs and is not loaded. Never rejects. */
    async ensure() {
      if (currentWeekView.status.peek() === 'ready') return;
      await loadAll(Number.POSITIVE_INFINITY);
    },
    noteLoaded() {
      hasLoaded.value = true;
    },
    refresh,
    /** Increases with each `refresh` that has ended. */
    refreshCount: refreshCount as ReadonlySignal<number>,
    requestGamesLater: reloadOnReturn.requestLater,
    /**
     * Reloads the data when the player returns to the tab or the connection is back, and asks for the current week again
     * after its call has failed. The returned function ends this.
     */
    start: () =>
      combineStops(
        reloadOnReturn.start(),
        retryCurrentWeek({
          isFailed: weeks.isCurrentFailed,
          retry: () => retryCurrent({ isBackground: true }),
        }),
      ),
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      inFlight = null;
      batch(() => {
        hasLoaded.value = false;
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
