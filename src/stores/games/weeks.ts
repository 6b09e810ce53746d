import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { LAST_WEEK } from '../../domain/ranking.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import { chooseCurrentWeek, getVisibleWeeks, getWeekToShow, isSeasonOver } from '../../domain/weeks.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import {
  createResource,
  createStableComputed,
  getData,
  haveSameItems,
  isJsonEqual,
  reuseEqualItems,
} from '../lib/resource.ts';
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
  storage: Pick<KeyValueStorage, 'get' | 'remove' | 'set'>;
  time: Pick<TimeStore, 'read' | 'observe'>;
  predictions: ReadonlySignal<PredictionsByWeek>;
}

const NO_WEEKS: LoadedWeeks = { all: [], current: null, betDays: '' };

export function createWeeksStore({ api, storage, time, predictions }: WeeksDeps) {
  const chosen = signal<number | null>(null);
  const currentWeek = createResource<CurrentWeek>({ request: (_, options) => api.currentWeek(options) });
  let currentFailure: unknown = null;

  /** Stores the week whose games the next visit requests together with its first calls (decision 021). */
  function remember(number: number | null) {
    if (number === null || number > LAST_WEEK) storage.remove(STORAGE_KEYS.week);
    else if (Number.parseInt(storage.get(STORAGE_KEYS.week) ?? '', 10) !== number)
      storage.set(STORAGE_KEYS.week, String(number));
  }

  const weeks = createResource<LoadedWeeks>({
    async request(_, options) {
      const [list, current] = await Promise.allSettled([
        api.weeks(options),
        currentWeek.load(undefined, options),
      ]);
      if (list.status === 'rejected') throw list.reason;
      const failure: unknown = current.status === 'rejected' ? current.reason : null;
      // After the season the server has no current week. The weeks are complete, so this isn't a failure.
      const hasNoMore =
        toApiError(failure).kind === 'pool-week-not-valid' && isSeasonOver(list.value, time.read());
      if (!options.signal.aborted) {
        currentFailure = hasNoMore ? null : failure;
        remember(failure === null ? (getData(currentWeek.peek())?.number ?? null) : null);
      }
      // After a failure, the current week is that of an earlier response or is chosen by date (spec §4).
      const answered = getData(currentWeek.peek());
      return {
        all: list.value,
        current: chooseCurrentWeek(list.value, answered?.number ?? null, time.read()),
        betDays: answered?.betDays ?? '',
      };
    },
    reuse(old, next) {
      const merged = { ...next, all: reuseEqualItems(old.all, next.all, ({ number }) => number) };
      return isJsonEqual(old, merged) ? old : merged;
    },
  });

  const state = computed(() => weeks.get());
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
    const wanted = [chosen.value, shown.value].find((week) => week !== null && numbers.includes(week));
    return wanted ?? numbers[0] ?? null;
  });

  return {
    state,
    all,
    current,
    /** The current week or, after the final, the last week (`getWeekToShow`). */
    shown,
    betDays: computed(() => loaded.value.betDays),
    visible,
    selected,
    find: (number: number | null): Week | null => all.value.find((week) => week.number === number) ?? null,
    /**
     * Loads the weeks and the current week. Rejects when the list of weeks fails to load. Resolves with the error
     * when only the current week fails to load.
     */
    async load(options?: CallOptions) {
      return { currentFailure: (await weeks.load(undefined, options)) ? currentFailure : null };
    },
    /** As `load`, but does nothing if the weeks are loaded, and joins a load that is under way. */
    async ensure(options?: CallOptions) {
      if (weeks.peek().status === 'ready') return { currentFailure: null };
      return { currentFailure: (await weeks.ensure(undefined, options)) ? currentFailure : null };
    },
    /** Joins the request for the current week that is under way, or sends one. */
    async loadCurrent(options?: CallOptions): Promise<CurrentWeek> {
      await currentWeek.ensure(undefined, { ...options, maxAge: 0 });
      const answered = getData(currentWeek.peek());
      if (!answered) throw new ApiError('network');
      return answered;
    },
    select(number: number) {
      chosen.value = number;
    },
    resetSelection() {
      chosen.value = null;
    },
    reset() {
      batch(() => {
        currentWeek.reset();
        weeks.reset();
        chosen.value = null;
      });
    },
  };
}
