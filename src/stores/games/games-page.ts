/**
 * Loads what Partidos lives on: weeks, the current week and the user's predictions together, then the week's games
 * (spec §4, "Loading pool data"). The page's own loads say what went wrong; the badge and the return to the tab
 * are silent.
 */
import { batch, computed, type ReadonlySignal } from '@preact/signals-react';
import { deadlineIn } from '../../lib/deadline.ts';
import { getData } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { TimeStore } from '../shell/time.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeekTab } from './week-tabs.ts';
import type { WeekView } from './week-view.ts';
import type { WeeksStore } from './weeks.ts';

/** The week on show, the week being played, and their loads. */
export interface GamesPageStore {
  /** The week on show. */
  weekView: WeekView;
  /** The week being played, for the badge. */
  currentWeekView: WeekView;
  /** The visible weeks, each with its state. */
  tabs: ReadonlySignal<readonly WeekTab[]>;
  isLoadingGames: ReadonlySignal<boolean>;
  /** Games of the current week that are open and unsent; 0 while that is not known. */
  toSend: ReadonlySignal<number>;
  /** Loads for the page, back at the current week; failures raise their dialogs. */
  load(): Promise<void>;
  /** Loads once, in silence, for what is shown outside the page. */
  ensure(): Promise<void>;
  /** Loads again in silence: the clock, the weeks, the games on show, the predictions. */
  refresh(): Promise<void>;
  /** Loads the games on show again, in silence: after a cut-off or a kick-off the server may say more of them. */
  refreshGames(): Promise<void>;
  /** Shows another week. A failure raises its dialog. */
  select(number: number): Promise<void>;
  reset(): void;
}

interface GamesPageDeps {
  weeks: WeeksStore;
  games: GamesStore;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  time: TimeStore;
  weekView: WeekView;
  currentWeekView: WeekView;
  tabs: ReadonlySignal<readonly WeekTab[]>;
  /** Shows a failed load; `retry` goes behind "Reintentar". */
  showFailure: (thrown: unknown, retry: () => void) => void;
}

/** How long a silent load serves the page that opens next, in ms: its code may still be on the way. */
const FRESH = 3_000;

/** Makes the store. */
export function createGamesPageStore(deps: GamesPageDeps): GamesPageStore {
  const { weeks, games, predictions, drafts, time, weekView, currentWeekView, showFailure } = deps;
  let running: Promise<unknown[]> | null = null;
  /** Aborted by `reset`. */
  const lifetime = createLatest();
  /** What `ensure` loaded and no page has taken up yet. */
  let unclaimed: { outcome: Promise<unknown[]>; endedAt: number | null } | null = null;

  /** Deletes the drafts of games that were sent or have started. */
  function tidyDrafts(number: number) {
    drafts.open(number);
    const sent = new Set(predictions.getForWeek(number).map(({ gameId }) => gameId));
    const isOver = (kickOff: number) => time.read() >= kickOff;
    const done = (getData(games.getForWeek(number)) ?? [])
      .filter(({ id, kickOff }) => sent.has(id) || isOver(kickOff))
      .map(({ id }) => id);
    if (predictions.state.peek().status === 'ready') drafts.drop(number, done);
  }

  /** All the loads of one run, within one deadline; gives the failures back, the first to come first. */
  async function loadAll(): Promise<unknown[]> {
    const { signal } = lifetime;
    const options = { deadline: deadlineIn() };
    const failures: unknown[] = [];
    const note = (thrown: unknown) => {
      if (thrown) failures.push(thrown);
    };
    const poolsLoad = predictions.load(options).catch(note);
    const gamesLoad = weeks
      .load(options)
      .then(({ currentFailure }) => note(currentFailure))
      .catch(note)
      .then(async () => {
        const numbers = new Set([weeks.selected.peek(), weeks.current.peek()]);
        for (const number of numbers) {
          const isShown = number === weeks.selected.peek();
          const isKnown = number !== null && weeks.find(number) !== null;
          // The current week's games count for the badge, but only once unless they are on show.
          if (number === null || !isKnown || signal.aborted) continue;
          if (isShown || games.getForWeek(number).status !== 'ready')
            await games.load(number, options).catch(note);
        }
      });
    await Promise.all([poolsLoad, gamesLoad]);
    if (signal.aborted) return [];
    const number = weeks.selected.peek();
    if (number !== null) tidyDrafts(number);
    return failures;
  }

  /** One run at a time: who comes while one is under way shares it. */
  function run(): Promise<unknown[]> {
    if (!running) {
      const mine = loadAll().finally(() => {
        if (running === mine) running = null;
      });
      running = mine;
    }
    return running;
  }

  const isOverlaid = (thrown: unknown) => {
    const { kind } = toApiError(thrown);
    return kind === 'aborted' || kind === 'unauthenticated';
  };

  /** The run that the session's start set off, where it is still fresh: a cold start asks for everything once. */
  function claim(): Promise<unknown[]> | null {
    const found = unclaimed;
    unclaimed = null;
    if (!found) return null;
    const isFresh = found.endedAt === null || time.read() - found.endedAt < FRESH;
    return isFresh ? found.outcome : null;
  }

  async function load() {
    weeks.resetSelection();
    const failures = (await (claim() ?? run())).filter((one) => !isOverlaid(one));
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
      if (!signal.aborted && !isOverlaid(thrown)) showFailure(thrown, () => void select(number));
    }
  }

  return {
    weekView,
    currentWeekView,
    tabs: deps.tabs,
    isLoadingGames: computed(() => games.getForWeek(weeks.selected.value).status === 'loading'),
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    load,
    async ensure() {
      if (currentWeekView.status.peek() === 'ready') return;
      const mine = { outcome: run(), endedAt: null as number | null };
      unclaimed = mine;
      await mine.outcome;
      mine.endedAt = time.read();
    },
    async refresh() {
      // What is under way was asked before: it may be old already.
      await running;
      await run();
    },
    async refreshGames() {
      const number = weeks.selected.peek();
      if (number !== null) await games.load(number).catch(() => undefined);
    },
    select,
    reset() {
      lifetime.next();
      running = null;
      unclaimed = null;
      batch(() => {
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
