import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { getMoment } from '../../domain/moment.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { GameData } from '../game-stores.ts';
import { getData } from '../lib/resource.ts';
import { createReloadOnReturn } from '../session/reload-on-return.ts';
import { createWeekView } from './week-view.ts';

export type SeasonStore = ReturnType<typeof createSeasonStore>;

/** Loads what the pages of a player share: the weeks, the predictions, and the games of the weeks on screen. */
export function createSeasonStore(data: GameData) {
  const { auth, weeks, games, predictions, drafts, time } = data;
  const weekView = createWeekView(data, weeks.selected);
  const currentWeekView = createWeekView(data, weeks.shown);
  const hasLoaded = signal(false);
  const refreshCount = signal(0);
  let lifetime = new AbortController();
  let lastLoad: Promise<unknown[]> | null = null;

  /** Deletes the drafts of games that have started or have a prediction, if the predictions are loaded. */
  function tidyDrafts(number: number) {
    drafts.open(number);
    if (predictions.state.peek().status !== 'ready') return;
    const sent = new Set(predictions.getForWeek(number).map(({ gameId }) => gameId));
    const isOver = (kickOff: number) => time.read() >= kickOff;
    const done = (getData(games.getForWeek(number)) ?? [])
      .filter(({ id, kickOff }) => sent.has(id) || isOver(kickOff))
      .map(({ id }) => id);
    drafts.drop(number, done);
  }

  /**
   * Loads the predictions and, at the same time, the weeks and then the games of the selected and the current week,
   * all within one deadline. Skips what was loaded less than `maxAge` (ms) ago. Resolves with the errors of the failed
   * loads, or with none when `reset` was called meanwhile.
   */
  async function requestAll(maxAge: number): Promise<unknown[]> {
    const { signal } = lifetime;
    const options = { deadline: createDeadline(), maxAge };
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      if (thrown) failures.push(thrown);
    };
    const loadWeeksAndGames = async () => {
      await weeks.ensure(options).then(({ currentFailure }) => note(currentFailure), note);
      for (const number of new Set([weeks.selected.peek(), weeks.shown.peek()])) {
        if (number === null || !weeks.find(number) || signal.aborted) continue;
        // The games of the current week are loaded for the navigation badge. Once loaded, they are loaded
        // again only while the current week is the selected week.
        const isShown = number === weeks.selected.peek();
        if (isShown || games.getForWeek(number).status !== 'ready')
          await games.ensure(number, options).catch(note);
      }
    };
    await Promise.all([predictions.ensure(options).catch(note), loadWeeksAndGames()]);
    if (signal.aborted) return [];
    hasLoaded.value = true;
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  function loadAll(maxAge: number): Promise<unknown[]> {
    lastLoad = requestAll(maxAge);
    return lastLoad;
  }

  /** Loads everything again, after a load under way, whose data may be older than this call. Never rejects. */
  async function refresh() {
    await lastLoad;
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
      await games.load(number, { isBackground: true }).catch(() => undefined);
    },
  });

  return {
    weekView,
    currentWeekView,
    /**
     * True once the first load of the weeks, predictions and games has ended, with or without errors, or
     * `noteLoaded` was called; false again after `reset`. Ranking calls `noteLoaded`, because it shows its
     * table before the games are loaded.
     */
    hasLoaded: hasLoaded as ReadonlySignal<boolean>,
    /** The moment of the season for this player; null until weeks, games and predictions are loaded. */
    moment: computed(() => {
      if (currentWeekView.status.value !== 'ready') return null;
      const number = weeks.shown.value;
      return getMoment(
        {
          weeks: weeks.all.value,
          week: number,
          games: currentWeekView.entries.value.map(({ game }) => game),
          predictions: predictions.byWeek.value,
          drafts: number === null ? new Map() : drafts.getForWeek(number),
          hasPlayed: (auth.user.value?.stats.weeksPlayed ?? 0) > 0,
        },
        time.now.value,
      );
    }),
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    /**
     * Loads what was not loaded in the last `maxAge` ms, or joins a load that is under way. Resolves with the errors of
     * the failed loads.
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
    /** Reloads the data when the player returns to the tab or the connection is back. The returned function ends this. */
    start: reloadOnReturn.start,
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      batch(() => {
        hasLoaded.value = false;
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
