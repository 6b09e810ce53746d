import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import type { CurrentWeek, PredictionsByWeek, Week } from '../../domain/types.ts';
import {
  getCurrentNumber,
  getSeasonKey,
  getSeasonWeek,
  getTabWeeks,
  isSeasonOver,
  sortWeeks,
} from '../../domain/weeks.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { createResource, type EnsureOptions, getData } from '../lib/resource.ts';
import {
  createStableComputed,
  haveSameItems,
  isJsonEqual,
  reuseEqualItems,
} from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';
import { findStoredWeek, storeWeek } from './stored-week.ts';

interface LoadedWeeks {
  all: readonly Week[];
  seasonWeek: number | null;
  /** The call for the current week has failed, and no earlier answer names a week, so `seasonWeek` is chosen by date. */
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

const NO_WEEKS: LoadedWeeks = { all: [], seasonWeek: null, isGuessed: false, betDays: '' };

/** “No current week” is an answer. */
const isAnswer = (failure: ApiError | null) => failure === null || failure.kind === 'poolWeekNotValid';

/**
 * After the season the server has no current week, and some servers say so by an empty answer. The weeks are complete,
 * so this is no failure of the load.
 */
const isAfterSeason = (failure: ApiError, all: readonly Week[], now: number) =>
  failure.kind === 'poolWeekNotValid' && (failure.status === 200 || isSeasonOver(all, now));

export function createWeeksStore({ api, storage, time, predictions }: WeeksDeps) {
  const addressWeek = signal<number | null>(null);
  const serverAnswer = createResource<CurrentWeek>({
    request: (_, options) => api.send((calls) => calls.currentWeek(), options),
  });
  const isCurrentFailed = signal(false);
  let currentFailure: ApiError | null = null;

  /** Notes whether the call for the current week has failed; if not, remembers its answer. */
  function noteCurrent(failure: ApiError | null, all: readonly Week[]) {
    currentFailure = failure !== null && isAfterSeason(failure, all, time.read()) ? null : failure;
    isCurrentFailed.value = !isAnswer(failure);
    if (isAnswer(failure))
      storeWeek(storage, failure === null ? (getData(serverAnswer.peek())?.number ?? null) : null);
  }

  /** After a failure, the current week is that of an earlier answer or is chosen by date (spec §4). */
  function chooseCurrent(failure: ApiError | null, all: readonly Week[]): Omit<LoadedWeeks, 'all'> {
    const answered = getData(serverAnswer.peek());
    const stored = isAnswer(failure) ? null : findStoredWeek(storage, all, time.read());
    const known = answered?.number ?? stored;
    return {
      seasonWeek: getSeasonWeek(all, known, time.read()),
      isGuessed: !isAnswer(failure) && known === null,
      betDays: answered?.betDays ?? '',
    };
  }

  const weeks = createResource<LoadedWeeks>({
    async request(_, options) {
      const [list, answer] = await Promise.allSettled([
        api.send((calls) => calls.weeks(), options),
        serverAnswer.load(undefined, options),
      ]);
      const failure = answer.status === 'rejected' ? toApiError(answer.reason) : null;
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
  const seasonWeek = computed(() => loaded.value.seasonWeek);
  const currentNumber = computed(() => getCurrentNumber(all.value, seasonWeek.value));

  const tabWeeks = createStableComputed(
    () => getTabWeeks(all.value, seasonWeek.value, predictions.value),
    haveSameItems,
  );
  const shownNumber = computed(() => {
    const numbers = tabWeeks.value.map(({ number }) => number);
    const asked = [addressWeek.value, currentNumber.value].find(
      (week) => week !== null && numbers.includes(week),
    );
    return asked ?? numbers[0] ?? null;
  });

  return {
    state,
    all,
    /** How far the season has come, as the server counts: above the last week after the final (`getSeasonWeek`). */
    seasonWeek,
    /** The season week or, after the final, the last week (`getCurrentNumber`). */
    currentNumber,
    betDays: computed(() => loaded.value.betDays),
    /** True once the server counts beyond the last week, or the last week began more than seven days ago. */
    isSeasonOver: computed(
      () =>
        (seasonWeek.value ?? 0) > LAST_WEEK ||
        (all.value.length > 0 && isSeasonOver(all.value, time.now.value)),
    ),
    /** The last call for the current week has failed. “No current week” is no failure. */
    isCurrentFailed: isCurrentFailed as ReadonlySignal<boolean>,
    isCurrentGuessed: computed(() => loaded.value.isGuessed),
    /** Names the season in the calendar events (`getSeasonKey`). */
    seasonKey: computed(() => getSeasonKey(all.value)),
    /** The weeks that have a tab on Partidos. */
    tabWeeks,
    /**
     * The week that Partidos shows: the one of its address if it has a tab, else the current one, else (without a
     * current week) the first one with a tab. Null without tabs.
     */
    shownNumber,
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
      const failure = await serverAnswer.load(undefined, options).then(() => null, toApiError);
      const answered = failure === null ? getData(serverAnswer.peek()) : null;
      const before = getData(weeks.peek());
      if (!answered && failure?.kind !== 'poolWeekNotValid') return false;
      batch(() => {
        isCurrentFailed.value = false;
        currentFailure = null;
        storeWeek(storage, answered?.number ?? null);
        if (!before) return;
        const seasonWeek = getSeasonWeek(before.all, answered?.number ?? null, time.read());
        weeks.setData(undefined, {
          ...before,
          seasonWeek,
          isGuessed: false,
          betDays: answered?.betDays ?? '',
        });
      });
      return true;
    },
    /** Joins the request for the current week that is under way, or sends one. */
    async loadCurrent(options?: CallOptions): Promise<CurrentWeek> {
      await serverAnswer.ensure(undefined, { ...options, maxAge: 0 });
      const answered = getData(serverAnswer.peek());
      if (!answered) throw new ApiError('networkError');
      return answered;
    },
    /** The week that the address of Partidos names; null for the current one. */
    addressWeek: addressWeek as ReadonlySignal<number | null>,
    /** Follows the address of Partidos. Null shows the current week, also when the server later names another. */
    followAddress(number: number | null) {
      addressWeek.value = number;
    },
    reset() {
      batch(() => {
        serverAnswer.reset();
        weeks.reset();
        isCurrentFailed.value = false;
        addressWeek.value = null;
      });
    },
  };
}
