import { computed, effect, untracked } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { combineStops } from '../../lib/listen.ts';
import type { Stores } from '../index.ts';
import { createSpreadCall } from '../session/reload-on-return.ts';
import { createPageLoads } from '../shell/error-dialogs.ts';

export type GamesPageStore = ReturnType<typeof createGamesPageStore>;

/** `wanted`: the number of the week to select; by default, the current week. */
export function createGamesPageStore(stores: Stores, wanted: number | null = null) {
  const { drafts, games, modal, positions, predictions, season, time, weeks } = stores;
  const { weekView } = season;
  const loads = createPageLoads(modal, { hasInput: true });

  const load = (first: number | null = null) =>
    loads.run(async () => {
      weeks.resetSelection();
      if (first !== null) weeks.select(first);
      const failures = await season.load();
      if (failures.length > 0) throw new AggregateError(failures);
      // The load may have begun before the page chose its week.
      const number = weeks.selected.peek();
      if (number !== null && games.getForWeek(number).status === 'idle') await select(number);
    });

  const select = (number: number) =>
    loads.run(async () => {
      weeks.select(number);
      drafts.open(number);
      await season.loadGames(number);
    });

  function followChanges(): () => void {
    let expected: number | null = null;
    return effect(() => {
      const change = weekView.nextChange.value;
      const isReached = expected !== null && expected <= time.read();
      expected = change;
      return untracked(() => {
        if (isReached) season.requestGamesLater();
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
   * Loads the player's place and points in the shown week after its last cut-off, if a prediction was sent. A
   * week closes at the same instant on all devices, so each waits for a random time, which spreads their calls.
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
    return combineStops(stop, spreadPosition.cancel);
  }

  return {
    /**
     * Selects and loads the wanted week; an error of this load shows a dialog while the page is open. Until the
     * returned function is called, the games of the selected week are reloaded at a random moment after each opening,
     * start of the week, cut-off or kick-off, without a dialog for errors.
     */
    open() {
      const close = loads.open();
      void load(wanted);
      return combineStops(
        close,
        followChanges(),
        followClosing(),
        season.refreshCount.subscribe(spreadPosition.flush),
      );
    },
    retry() {
      const number = weeks.selected.peek();
      const haveOnlyGamesFailed = number !== null && predictions.state.peek().status === 'ready';
      void (haveOnlyGamesFailed ? select(number) : load());
    },
    select,
  };
}
