import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { GameData } from '../game-context.ts';
import { FRESH_MS, getData } from '../lib/resource.ts';
import { createSpreadCall } from '../lib/spread-call.ts';
import { createRevalidation } from '../session/revalidation.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';
import { createWeekView } from './week-view.ts';

export type GamesPageStore = ReturnType<typeof createGamesPageStore>;

export function createGamesPageStore(data: GameData) {
  const { auth, weeks, games, predictions, drafts, positions, time } = data;
  const weekView = createWeekView(data, weeks.selected);
  const currentWeekView = createWeekView(data, weeks.shown);
  const loads = createPageLoads(data.modal, { hasInput: true });
  const hasLoaded = signal(false);
  let lifetime = new AbortController();
  let inFlight: Promise<unknown[]> | null = null;
  /** The last load of `ensure`, until Partidos opens. */
  let ensured: { failures: Promise<unknown[]>; endedAt: number | null } | null = null;

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
   * all within one deadline. Resolves with the errors of the failed loads, or with none when `reset` was called
   * meanwhile. `method`: whether weeks and predictions that are loaded are loaded again.
   */
  async function requestAll(method: 'load' | 'ensure'): Promise<unknown[]> {
    const { signal } = lifetime;
    const options = { deadline: createDeadline() };
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      if (thrown) failures.push(thrown);
    };
    const loadWeeksAndGames = async () => {
      await weeks[method](options).then(({ currentFailure }) => note(currentFailure), note);
      for (const number of new Set([weeks.selected.peek(), weeks.shown.peek()])) {
        if (number === null || !weeks.find(number) || signal.aborted) continue;
        // The games of the current week are loaded for the navigation badge. Once loaded, they are loaded
        // again only while the current week is the selected week.
        const isShown = number === weeks.selected.peek();
        if (isShown || games.getForWeek(number).status !== 'ready')
          await games.load(number, options).catch(note);
      }
    };
    await Promise.all([predictions[method](options).catch(note), loadWeeksAndGames()]);
    if (signal.aborted) return [];
    hasLoaded.value = true;
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  function loadAll(method: 'load' | 'ensure' = 'load'): Promise<unknown[]> {
    if (!inFlight) {
      const started = requestAll(method).finally(() => {
        if (inFlight === started) inFlight = null;
      });
      inFlight = started;
    }
    return inFlight;
  }

  /**
   * Returns the load that a log-in or a session start has made, if it is under way or ended less than `FRESH_MS`
   * ago, so that Partidos shows its failures instead of sending the requests again.
   */
  function takeEnsured(): Promise<unknown[]> | null {
    const found = ensured;
    ensured = null;
    if (!found) return null;
    const isFresh = found.endedAt === null || time.read() - found.endedAt < FRESH_MS;
    return isFresh ? found.failures : null;
  }

  const load = (wanted: number | null = null) =>
    loads.run(async () => {
      weeks.resetSelection();
      if (wanted !== null) weeks.select(wanted);
      const failures = await (takeEnsured() ?? loadAll());
      if (failures.length > 0) throw new AggregateError(failures);
      // The load may have begun before the page chose its week.
      const number = weeks.selected.peek();
      if (number !== null && games.getForWeek(number).status === 'idle') await select(number);
    });

  const select = (number: number) =>
    loads.run(async () => {
      weeks.select(number);
      drafts.open(number);
      if (await games.load(number)) tidyDrafts(number);
    });

  function followChanges(): () => void {
    let expected: number | null = null;
    return effect(() => {
      const change = weekView.nextChange.value;
      const isReached = expected !== null && expected <= time.read();
      expected = change;
      return untracked(() => {
        if (isReached) revalidation.requestLater();
        return change === null ? undefined : time.watch(change);
      });
    });
  }

  const shownWeek = computed(() =>
    weekView.status.value === 'ready' ? (weekView.week.value?.number ?? null) : null,
  );
  const isClosed = computed(() => weekView.isAllExpired.value && !weekView.isAllNext.value);
  const closedWeek = computed(() =>
    isClosed.value && weekView.counts.value.sent > 0 ? shownWeek.value : null,
  );

  function loadPosition(options?: CallOptions) {
    const week = closedWeek.peek();
    if (week !== null) void positions.load(week, options);
  }
  const spreadPosition = createSpreadCall(() => loadPosition({ isBackground: true }));

  /**
   * Loads the player's ranking position of the shown week, from which the week's total is calculated, once no
   * game of the week is open any more and a prediction was sent. A week that closes on screen closes at the
   * same instant on all devices, so each device then loads the position at a random moment (spread call).
   */
  function followClosing(): () => void {
    let wasOpen: number | null = null;
    const stop = effect(() => {
      const week = closedWeek.value;
      const hasJustClosed = week !== null && week === wasOpen;
      wasOpen = isClosed.value ? null : shownWeek.value;
      untracked(() => {
        spreadPosition.cancel();
        if (hasJustClosed) spreadPosition.request();
        else loadPosition();
      });
    });
    return () => {
      stop();
      spreadPosition.cancel();
    };
  }

  /** Loads everything again, after a load under way, whose data may be older than this call. Never rejects. */
  async function refresh() {
    await inFlight;
    await loadAll();
    spreadPosition.flush();
  }

  const isPlayer = () => auth.status.peek() === 'authenticated';
  const revalidation = createRevalidation({
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
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    /**
     * Selects and loads the current week; an error of this load shows a dialog while the page is open. Until the
     * returned function is called, the games of the selected week are reloaded at a random moment after each opening,
     * start of the week, cut-off or kick-off, without a dialog for errors.
     */
    open(wanted: number | null = null) {
      const close = loads.open();
      void load(wanted);
      const stops = [close, followChanges(), followClosing()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    retry() {
      const number = weeks.selected.peek();
      const haveOnlyGamesFailed = number !== null && predictions.state.peek().status === 'ready';
      void (haveOnlyGamesFailed ? select(number) : load());
    },
    /** Loads what the navigation badge needs and is not loaded. Never rejects. */
    async ensure() {
      if (currentWeekView.status.peek() === 'ready') return;
      const started = { failures: loadAll('ensure'), endedAt: null as number | null };
      ensured = started;
      await started.failures;
      started.endedAt = time.read();
    },
    noteLoaded() {
      hasLoaded.value = true;
    },
    refresh,
    /** Reloads the data when the player returns to the tab or the connection is back. The returned function ends this. */
    start: revalidation.start,
    select,
    reset() {
      lifetime.abort();
      lifetime = new AbortController();
      inFlight = null;
      ensured = null;
      batch(() => {
        hasLoaded.value = false;
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
