import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { getCentreDate } from '../../domain/centre-time.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import {
  chooseCurrentWeek,
  getSeasonKey,
  getVisibleWeeks,
  getWeekToShow,
  isSeasonOver,
  sortWeeks,
} from '../../domain/weeks.ts';
import { type KeyValueStorage, parseStoredWeek, STORAGE_KEYS } from '../../lib/storage.ts';
import { createResource, type EnsureOptions, getData } from '../lib/resource.ts';
import {
  createStableComputed,
  haveSameItems,
  isJsonEqual,
  reuseEqualItems,
} from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';

interface LoadedWeeks {
  all: readonly Week[];
  current: number | null;
  /** The call for the current week has failed, and no earlier answer names a week, so `current` is chosen by date. */
  isGuessed: boolean;
  betDays: string;
}

export type WeeksStore = ReturnType<typeof createWeeksStore>;

interface WeeksDeps {
  api: Api;
  storage: Pick<KeyValueStorage, 'get' | 'remove' | 'set'>;
  time: Pick<TimeStore, 'now' | 'read'>;
  predictions: ReadonlySignal<PredictionsByWeek>;
}

const NO_WEEKS: LoadedWeeks = { all: [], current: null, isGuessed: false, betDays: '' };

/** “No current week” is an answer. */
const isAnswer = (failure: ApiError | null) => failure === null || failure.kind === 'poolWeekNotValid';

/**
 * After the season the server has no current week, and some servers say so by an empty answer. The weeks are complete,
 * so this is no failure of the load.
 */
const isAfterSeason = (failure: ApiError, all: readonly Week[], now: number) =>
  failure.kind === 'poolWeekNotValid' && (failure.status === 200 || isSeasonOver(all, now));

export function createWeeksStore({ api, storage, time, predictions }: WeeksDeps) {
  const chosen = signal<number | null>(null);
  const currentWeek = createResource<CurrentWeek>({
    request: (_, options) => api.send((calls) => calls.currentWeek(), options),
  });
  const isCurrentFailed = signal(false);
  let currentFailure: ApiError | null = null;

  /** Stores the week whose games the next visit requests together with its first calls (decision 021). */
  function remember(number: number | null) {
    if (number === null || number > LAST_WEEK) storage.remove(STORAGE_KEYS.week);
    else if (parseStoredWeek(storage.get(STORAGE_KEYS.week)).week !== number)
      storage.set(STORAGE_KEYS.week, String(number));
  }

  /** Returns the current week of an earlier answer, also of an earlier visit if no later week has begun since. */
  function findKnownWeek(list: readonly Week[]): number | null {
    const answered = getData(currentWeek.peek());
    if (answered) return answered.number;
    const { week } = parseStoredWeek(storage.get(STORAGE_KEYS.week));
    const today = getCentreDate(time.read());
    const hasBegun = ({ dateStart }: Week) => dateStart !== null && dateStart <= today;
    const isListed = list.some(({ number }) => number === week);
    return isListed && !list.some((later) => later.number > week && hasBegun(later)) ? week : null;
  }

  /** Notes whether the call for the current week has failed; if not, remembers its answer. */
  function noteCurrent(failure: ApiError | null, all: readonly Week[]) {
    currentFailure = failure !== null && isAfterSeason(failure, all, time.read()) ? null : failure;
    isCurrentFailed.value = !isAnswer(failure);
    if (isAnswer(failure)) remember(failure === null ? (getData(currentWeek.peek())?.number ?? null) : null);
  }

  /** After a failure, the current week is that of an earlier answer or is chosen by date (spec §4). */
  function chooseCurrent(failure: ApiError | null, all: readonly Week[]): Omit<LoadedWeeks, 'all'> {
    const answered = getData(currentWeek.peek());
    const known = isAnswer(failure) ? (answered?.number ?? null) : findKnownWeek(all);
    return {
      current: chooseCurrentWeek(all, known, time.read()),
      isGuessed: !isAnswer(failure) && known === null,
      betDays: answered?.betDays ?? '',
    };
  }

  const weeks = createResource<LoadedWeeks>({
    async request(_, options) {
      const [list, current] = await Promise.allSettled([
        api.send((calls) => calls.weeks(), options),
        currentWeek.load(undefined, options),
      ]);
      const failure = current.status === 'rejected' ? toApiError(current.reason) : null;
      if (list.status === 'rejected') throw list.reason;
      const all = sortWeeks(list.value);
      if (!options.signal.aborted) noteCurrent(failure, all);
      return { all, ...chooseCurrent(failure, all) };
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
  const currentOrLast = computed(() => getWeekToShow(all.value, current.value));

  const visible = createStableComputed(
    () => getVisibleWeeks(all.value, current.value, predictions.value),
    haveSameItems,
  );
  const selected = computed(() => {
    const numbers = visible.value.map(({ number }) => number);
    const wanted = [chosen.value, currentOrLast.value].find(
      (week) => week !== null && numbers.includes(week),
    );
    return wanted ?? numbers[0] ?? null;
  });

  return {
    state,
    all,
    current,
    /** The current week or, after the final, the last week (`getWeekToShow`). */
    currentOrLast,
    betDays: computed(() => loaded.value.betDays),
    /** True once the server counts beyond the last week, or the last week began more than seven days ago. */
    isSeasonOver: computed(
      () =>
        (current.value ?? 0) > LAST_WEEK || (all.value.length > 0 && isSeasonOver(all.value, time.now.value)),
    ),
    /** The last call for the current week has failed. “No current week” is no failure. */
    isCurrentFailed: isCurrentFailed as ReadonlySignal<boolean>,
    isCurrentGuessed: computed(() => loaded.value.isGuessed),
    /** Names the season in the calendar events (`getSeasonKey`). */
    seasonKey: computed(() => getSeasonKey(all.value)),
    visible,
    selected,
    find: (number: number | null): Week | null => all.value.find((week) => week.number === number) ?? null,
    /**
     * Loads the weeks and the current week. Rejects when the list of weeks fails to load. `currentFailure` is the error
     * when only the current week fails to load, otherwise null.
     */
    async load(options?: CallOptions) {
      return { currentFailure: (await weeks.load(undefined, options)) ? currentFailure : null };
    },
    /** As `load`, but loads nothing if the weeks are younger than `maxAge`, and joins a load that is under way. */
    async ensure(options?: EnsureOptions) {
      return { currentFailure: (await weeks.ensure(undefined, options)) ? currentFailure : null };
    },
    /**
     * Sends the call for the current week alone, after it has failed. Resolves with true when the server has
     * answered. Never rejects.
     */
    async retryCurrent(options?: CallOptions): Promise<boolean> {
      const failure = await currentWeek.load(undefined, options).then(() => null, toApiError);
      const answered = failure === null ? getData(currentWeek.peek()) : null;
      const before = getData(weeks.peek());
      if (!answered && failure?.kind !== 'poolWeekNotValid') return false;
      batch(() => {
        isCurrentFailed.value = false;
        currentFailure = null;
        remember(answered?.number ?? null);
        if (!before) return;
        const current = chooseCurrentWeek(before.all, answered?.number ?? null, time.read());
        weeks.setData(undefined, { ...before, current, isGuessed: false, betDays: answered?.betDays ?? '' });
      });
      return true;
    },
    /** Joins the request for the current week that is under way, or sends one. */
    async loadCurrent(options?: CallOptions): Promise<CurrentWeek> {
      await currentWeek.ensure(undefined, { ...options, maxAge: 0 });
      const answered = getData(currentWeek.peek());
      if (!answered) throw new ApiError('networkError');
      return answered;
    },
    /** The week that the address of Partidos names; null for the current one. */
    chosen: chosen as ReadonlySignal<number | null>,
    /** Selects a week. Null selects the current week, also when the server later names another. */
    select(number: number | null) {
      chosen.value = number;
    },
    reset() {
      batch(() => {
        currentWeek.reset();
        weeks.reset();
        isCurrentFailed.value = false;
        chosen.value = null;
      });
    },
  };
}
