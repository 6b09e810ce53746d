import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import { createDeadline } from '../../lib/deadline.ts';
import { getData } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { FRESH_MS } from '../lib/shared-load.ts';
import type { SpreadCallDeps } from '../lib/spread-call.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { TimeStore } from '../shell/time.ts';
import { createClosedWeek } from './closed-week.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeekTab } from './week-tabs.ts';
import type { WeekView } from './week-view.ts';
import type { WeeksStore } from './weeks.ts';

export interface GamesPageStore {
  weekView: WeekView;
  currentWeekView: WeekView;
  tabs: ReadonlySignal<readonly WeekTab[]>;
  toSend: ReadonlySignal<number>;
  /**
   * Selects and loads the current week and follows its changes until the returned function is called. A
   * failed load shows a dialog.
   */
  open(): () => void;
  retry(): void;
  /**
   * True once the first page of the visit has loaded its data or failed. `noteLoaded` is for pages that load
   * no games.
   */
  hasLoaded: ReadonlySignal<boolean>;
  noteLoaded(): void;
  ensure(): Promise<void>;
  refresh(): Promise<void>;
  refreshGames(): Promise<void>;
  select(number: number): Promise<void>;
  reset(): void;
}

interface GamesPageDeps extends SpreadCallDeps {
  weeks: WeeksStore;
  games: GamesStore;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  positions: Pick<MyPositionsStore, 'load'>;
  time: TimeStore;
  weekView: WeekView;
  currentWeekView: WeekView;
  tabs: ReadonlySignal<readonly WeekTab[]>;
  showFailure: (thrown: unknown, retry: () => void) => void;
  onGameChange: () => void;
}

export function createGamesPageStore(deps: GamesPageDeps): GamesPageStore {
  const { weeks, games, predictions, drafts, time, weekView, currentWeekView, showFailure } = deps;
  const closedWeek = createClosedWeek(deps);
  const hasLoaded = signal(false);
  let running: Promise<unknown[]> | null = null;
  const lifetime = createLatest();
  let unclaimed: { outcome: Promise<unknown[]>; endedAt: number | null } | null = null;

  function tidyDrafts(number: number) {
    drafts.open(number);
    const sent = new Set(predictions.getForWeek(number).map(({ gameId }) => gameId));
    const isOver = (kickOff: number) => time.read() >= kickOff;
    const done = (getData(games.getForWeek(number)) ?? [])
      .filter(({ id, kickOff }) => sent.has(id) || isOver(kickOff))
      .map(({ id }) => id);
    if (predictions.state.peek().status === 'ready') drafts.drop(number, done);
  }

  /**
   * Loads all data within one deadline and resolves with the errors of failed loads. Unless `isReload`, weeks
   * and predictions that are already loaded are kept.
   */
  async function loadAll(isReload: boolean): Promise<unknown[]> {
    const { signal } = lifetime;
    const options = { deadline: createDeadline() };
    const method = isReload ? 'load' : 'ensure';
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      if (thrown) failures.push(thrown);
    };
    const poolsLoad = predictions[method](options).catch(note);
    const gamesLoad = weeks[method](options)
      .then(({ currentFailure }) => note(currentFailure))
      .catch(note)
      .then(async () => {
        const numbers = new Set([weeks.selected.peek(), weeks.current.peek()]);
        for (const number of numbers) {
          const isShown = number === weeks.selected.peek();
          const isKnown = number !== null && weeks.find(number) !== null;
          // The badge needs the games of the current week. Games that are already loaded are reloaded only
          // when they are on screen.
          if (number === null || !isKnown || signal.aborted) continue;
          if (isShown || games.getForWeek(number).status !== 'ready')
            await games.load(number, options).catch(note);
        }
      });
    await Promise.all([poolsLoad, gamesLoad]);
    if (signal.aborted) return [];
    hasLoaded.value = true;
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  function run(isReload = true): Promise<unknown[]> {
    if (!running) {
      const started = loadAll(isReload).finally(() => {
        if (running === started) running = null;
      });
      running = started;
    }
    return running;
  }

  /** An aborted call needs no dialog, and the end of the session shows its own dialog. */
  const isSilent = (thrown: unknown) => {
    const { kind } = toApiError(thrown);
    return kind === 'aborted' || kind === 'unauthenticated';
  };

  /** The result of `ensure` if still fresh, so that each request is sent once at a cold start. */
  function claim(): Promise<unknown[]> | null {
    const found = unclaimed;
    unclaimed = null;
    if (!found) return null;
    const isFresh = found.endedAt === null || time.read() - found.endedAt < FRESH_MS;
    return isFresh ? found.outcome : null;
  }

  async function load() {
    weeks.resetSelection();
    const failures = (await (claim() ?? run())).filter((one) => !isSilent(one));
    for (const thrown of failures) showFailure(thrown, () => void load());
  }

  async function select(number: number) {
    const { signal } = lifetime;
    weeks.select(number);
    drafts.open(number);
    try {
      await games.load(number);
      if (!signal.aborted) tidyDrafts(number);
    } catch (thrown) {
      if (!signal.aborted && !isSilent(thrown)) showFailure(thrown, () => void select(number));
    }
  }

  function followChanges(): () => void {
    let expected: number | null = null;
    return effect(() => {
      const change = weekView.nextChange.value;
      const isReached = expected !== null && expected <= time.read();
      expected = change;
      return untracked(() => {
        if (isReached) deps.onGameChange();
        return change === null ? undefined : time.watch(change);
      });
    });
  }

  return {
    weekView,
    currentWeekView,
    tabs: deps.tabs,
    hasLoaded,
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    open() {
      void load();
      const stops = [followChanges(), closedWeek.follow()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    retry() {
      const number = weeks.selected.peek();
      const haveOnlyGamesFailed = number !== null && predictions.state.peek().status === 'ready';
      void (haveOnlyGamesFailed ? select(number) : load());
    },
    async ensure() {
      if (currentWeekView.status.peek() === 'ready') return;
      const started = { outcome: run(false), endedAt: null as number | null };
      unclaimed = started;
      await started.outcome;
      started.endedAt = time.read();
    },
    noteLoaded() {
      hasLoaded.value = true;
    },
    async refresh() {
      // The responses of a run that has already started may be outdated.
      await running;
      await run();
      closedWeek.flush();
    },
    async refreshGames() {
      const number = weeks.selected.peek();
      if (number !== null) await games.load(number, { isBackground: true }).catch(() => undefined);
    },
    select,
    reset() {
      lifetime.next();
      running = null;
      unclaimed = null;
      batch(() => {
        hasLoaded.value = false;
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
