import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions } from '../../api/api.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { chooseCurrentWeek, getVisibleWeeks, getWeekToShow, isSeasonOver } from '../../domain/weeks.ts';
import { type AsyncState, getData, toFailed, toReady, toSilentLoading } from '../lib/async-state.ts';
import { createLatest } from '../lib/latest.ts';
import { createSharedLoad } from '../lib/shared-load.ts';
import {
  createStableComputed,
  haveSameItems,
  isJsonEqual,
  reuseEqualItems,
} from '../lib/structural-sharing.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { TimeStore } from '../shell/time.ts';

export interface LoadedWeeks {
  all: readonly Week[];
  current: number | null;
  betDays: string;
}

export type WeeksStore = ReturnType<typeof createWeeksStore>;

interface WeeksDeps {
  api: Pick<Api, 'weeks' | 'currentWeek'>;
  time: Pick<TimeStore, 'read' | 'observe'>;
  predictions: ReadonlySignal<PredictionsByWeek>;
}

const NO_WEEKS: LoadedWeeks = { all: [], current: null, betDays: '' };

export function createWeeksStore({ api, time, predictions }: WeeksDeps) {
  const state = signal<AsyncState<LoadedWeeks>>({ status: 'idle' });
  const chosen = signal<number | null>(null);
  let answered: CurrentWeek | null = null;
  const latest = createLatest();
  const currentWeek = createSharedLoad(api.currentWeek);

  const loaded = computed(() => getData(state.value) ?? NO_WEEKS);
  const all = computed(() => loaded.value.all);
  const current = computed(() => loaded.value.current);
  const shown = computed(() => getWeekToShow(all.value, current.value));

  const visible = createStableComputed(
    () => getVisibleWeeks(all.value, current.value, predictions.value),
    haveSameItems,
  );
  const selected = computed(() => {
    const numbers = visible.value.map(({ number }) => number);
    const wanted = [chosen.value, shown.value].find((one) => one !== null && numbers.includes(one));
    return wanted ?? numbers[0] ?? null;
  });

  function show(list: readonly Week[]) {
    const before = loaded.peek();
    const weeks = reuseEqualItems(before.all, list, ({ number }) => number);
    const next: LoadedWeeks = {
      all: weeks,
      current: chooseCurrentWeek(weeks, answered?.number ?? null, time.read()),
      betDays: answered?.betDays ?? '',
    };
    state.value = toReady(state.peek(), isJsonEqual(before, next) ? before : next);
  }

  async function loadAll(options?: CallOptions) {
    const request = latest.next();
    state.value = toSilentLoading(state.peek());
    const [list, answer] = await Promise.allSettled([api.weeks(options), currentWeek.start(options)]);
    if (request.aborted) return { currentFailure: null };
    if (answer.status === 'fulfilled') answered = answer.value;
    if (list.status === 'rejected') {
      state.value = toFailed(state.peek());
      throw list.reason;
    }
    show(list.value);
    const failure: unknown = answer.status === 'rejected' ? answer.reason : null;
    // After the season the server has no current week. The weeks are complete, so this isn't a failure.
    const hasNoMore =
      toApiError(failure).kind === 'pool-week-not-valid' && isSeasonOver(list.value, time.read());
    return { currentFailure: hasNoMore ? null : failure };
  }

  const shared = createSharedLoad(loadAll);

  return {
    state: state as ReadonlySignal<AsyncState<LoadedWeeks>>,
    all,
    current,
    /** The current week or, after the final, the last week (`getWeekToShow`). */
    shown,
    betDays: computed(() => loaded.value.betDays),
    visible,
    selected,
    find: (number: number | null) => all.value.find((week) => week.number === number) ?? null,
    /**
     * Loads the weeks and the current week. Rejects when the list of weeks fails to load. When only the current
     * week fails to load, the promise resolves with that error, and the current week is that of an earlier
     * response or, without one, is chosen by date (spec §4).
     */
    load: shared.start,
    async ensure(options?: CallOptions) {
      return state.peek().status === 'ready' ? { currentFailure: null } : shared.join(options);
    },
    loadCurrent: currentWeek.join,
    select(number: number) {
      chosen.value = number;
    },
    resetSelection() {
      chosen.value = null;
    },
    reset() {
      latest.next();
      currentWeek.reset();
      shared.reset();
      answered = null;
      batch(() => {
        state.value = { status: 'idle' };
        chosen.value = null;
      });
    },
  };
}
