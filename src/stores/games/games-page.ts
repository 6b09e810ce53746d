import { batch, computed, effect, type ReadonlySignal, untracked } from '@preact/signals-react';
import type { Random } from '../../lib/spread.ts';
import type { MyPositionsStore } from '../ranking/my-positions.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { TimeStore } from '../shell/time.ts';
import { createClosedWeek } from './closed-week.ts';
import type { DraftsStore } from './drafts.ts';
import type { GamesStore } from './games.ts';
import { createGamesLoader } from './games-loader.ts';
import type { PredictionsStore } from './predictions.ts';
import type { WeekTab } from './week-tabs.ts';
import type { WeekView } from './week-view.ts';
import type { WeeksStore } from './weeks.ts';

export type GamesPageStore = ReturnType<typeof createGamesPageStore>;

interface GamesPageDeps {
  random: Random;
  weeks: WeeksStore;
  games: GamesStore;
  predictions: PredictionsStore;
  drafts: DraftsStore;
  positions: Pick<MyPositionsStore, 'load'>;
  time: TimeStore;
  weekView: WeekView;
  currentWeekView: WeekView;
  tabs: ReadonlySignal<readonly WeekTab[]>;
  modal: ModalStore;
  onGameChange: () => void;
}

export function createGamesPageStore(deps: GamesPageDeps) {
  const { weeks, games, predictions, drafts, time, weekView, currentWeekView } = deps;
  const loads = createPageLoads(deps.modal);
  const closedWeek = createClosedWeek(deps);
  const loader = createGamesLoader(deps);
  const { hasLoaded, lifetime, tidyDrafts } = loader;

  const load = () =>
    loads.run(async () => {
      weeks.resetSelection();
      const failures = await (loader.claim() ?? loader.run());
      if (failures.length > 0) throw new AggregateError(failures);
    });

  const select = (number: number) =>
    loads.run(async () => {
      const { signal } = lifetime;
      weeks.select(number);
      drafts.open(number);
      await games.load(number);
      if (!signal.aborted) tidyDrafts(number);
    });

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
    /**
     * True once the first load of the weeks, predictions and games has ended, with or without errors, or
     * `noteLoaded` was called; false again after `reset`. Ranking calls `noteLoaded`, because it shows its
     * table before the games are loaded.
     */
    hasLoaded,
    toSend: computed(() =>
      currentWeekView.status.value === 'ready' ? currentWeekView.counts.value.toSend : 0,
    ),
    /**
     * Selects and loads the current week; an error of this load shows a dialog while the page is open. Until the
     * returned function is called, the games of the selected week are reloaded at a random moment after each opening,
     * start of the week, cut-off or kick-off, without a dialog for errors. For a closed week with a sent prediction,
     * the player's ranking position is loaded too (`createClosedWeek`).
     */
    open() {
      const close = loads.open();
      void load();
      const stops = [close, followChanges(), closedWeek.follow()];
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
      await loader.ensure();
    },
    noteLoaded() {
      hasLoaded.value = true;
    },
    async refresh() {
      await loader.runAgain();
      closedWeek.flush();
    },
    async refreshGames() {
      const number = weeks.selected.peek();
      if (number !== null) await games.load(number, { isBackground: true }).catch(() => undefined);
    },
    select,
    reset() {
      batch(() => {
        loader.reset();
        weeks.reset();
        games.reset();
        predictions.reset();
      });
    },
  };
}
