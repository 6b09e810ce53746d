import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import { LAST_WEEK } from '../../domain/last-week.ts';
import type { PredictionsByWeek, Week } from '../../domain/types.ts';
import {
  type ChosenWeek,
  getCurrentNumber,
  getTabWeeks,
  haveAllWeeksPassed,
  sortWeeks,
} from '../../domain/weeks.ts';
import { createResource, type EnsureOptions, getData } from '../lib/resource.ts';
import {
  createStableComputed,
  haveSameItems,
  isJsonEqual,
  reuseEqualItems,
} from '../lib/structural-sharing.ts';
import type { TimeStore } from '../shell/time.ts';
import {
  type CurrentWeekDeps,
  createCurrentWeekAnswer,
  getErrorToShow,
  isAnswer,
} from './current-week-answer.ts';

interface LoadedWeeks extends ChosenWeek {
  all: readonly Week[];
  /** The error of the call for the current week, when that of the list has succeeded. */
  currentError: ApiError | null;
}

export type WeeksStore = ReturnType<typeof createWeeksStore>;

interface WeeksDeps extends CurrentWeekDeps {
  time: Pick<TimeStore, 'now' | 'read'>;
  submitted: ReadonlySignal<PredictionsByWeek>;
}

const NO_WEEKS: LoadedWeeks = {
  all: [],
  seasonNumber: null,
  isGuessed: false,
  betDays: '',
  currentError: null,
};

/** The weeks of the season with the current one, and the week that Partidos shows. */
export function createWeeksStore({ api, storage, time, submitted }: WeeksDeps) {
  const addressNumber = signal<number | null>(null);
  const currentAnswer = createCurrentWeekAnswer({ api, storage, time });

  const resource = createResource<LoadedWeeks>({
    async request(_, options) {
      // Both calls end before the load does, so that another load sends neither while it is still under way.
      const [all, reply] = await Promise.all([
        api
          .send((calls) => calls.weeks(), options)
          .then(sortWeeks)
          .catch(toApiError),
        currentAnswer.load(options),
      ]);
      if (all instanceof ApiError) throw all;
      if (options.signal.aborted) throw new ApiError('aborted');
      const chosen = currentAnswer.takeOver(reply, all);
      return { all, ...chosen, currentError: getErrorToShow(reply, all, time.read()) };
    },
    reuse(old, next) {
      const merged = { ...next, all: reuseEqualItems(old.all, next.all, ({ number }) => number) };
      return isJsonEqual(old, merged) ? old : merged;
    },
  });

  const state = computed(() => resource.get());
  const loaded = computed(() => getData(state.value) ?? NO_WEEKS);
  const all = computed(() => loaded.value.all);
  const seasonNumber = computed(() => loaded.value.seasonNumber);
  const currentNumber = computed(() => getCurrentNumber(all.value, seasonNumber.value));

  const tabWeeks = createStableComputed(
    () => getTabWeeks(all.value, seasonNumber.value, submitted.value),
    haveSameItems,
  );
  const shownNumber = computed(() => {
    const numbers = tabWeeks.value.map(({ number }) => number);
    return numbers.find((week) => week === addressNumber.value) ?? currentNumber.value ?? numbers[0] ?? null;
  });

  return {
    state,
    all,
    /** How far the season has come, as the server counts: above the last week after the final (`getSeasonNumber`). */
    seasonNumber,
    /** The season week or the one that stands for it (`getCurrentNumber`). */
    currentNumber,
    betDays: computed(() => loaded.value.betDays),
    /** True once the server counts beyond the last week, or the last week began more than seven days ago. */
    isSeasonOver: computed(
      () =>
        (seasonNumber.value ?? 0) > LAST_WEEK ||
        (all.value.length > 0 && haveAllWeeksPassed(all.value, time.now.value)),
    ),
    /** The server has not answered the last call for the current week. “No current week” is an answer. */
    isCurrentUnanswered: currentAnswer.isUnanswered,
    isCurrentGuessed: computed(() => loaded.value.isGuessed),
    /** The weeks that have a tab on Partidos. */
    tabWeeks,
    /**
     * The week that Partidos shows: the one of its address if it has a tab, else the current one, else the first one.
     * Null without tabs.
     */
    shownNumber,
    find: (number: number | null): Week | null => all.value.find((week) => week.number === number) ?? null,
    /**
     * Loads the weeks and the current week. Rejects when the list of weeks fails to load. Resolves with the error when
     * only the current week fails to load, otherwise with null.
     */
    load: async (options?: CallOptions) => (await resource.load(undefined, options)).currentError,
    /** As `load`, but loads nothing if the weeks are younger than `maxAge`, and joins a load that is under way. */
    ensure: async (options?: EnsureOptions) => (await resource.ensure(undefined, options)).currentError,
    /**
     * Sends the call for the current week alone, after it has failed. Resolves with true when the server has
     * answered. Never rejects.
     */
    async retryCurrent(options?: CallOptions): Promise<boolean> {
      const reply = await currentAnswer.load(options);
      if (!isAnswer(reply)) return false;
      batch(() => {
        const before = getData(resource.peek());
        const chosen = currentAnswer.takeOver(reply, before?.all ?? []);
        if (before) resource.setData(undefined, { ...before, ...chosen, currentError: null });
      });
      return true;
    },
    /** Joins the request for the current week that is under way, or sends one. */
    joinCurrent: currentAnswer.join,
    /** The week that the address of Partidos names; null for the current one. */
    addressNumber: addressNumber as ReadonlySignal<number | null>,
    /** Follows the address of Partidos. Null shows the current week and moves on with it. */
    followAddress(number: number | null) {
      addressNumber.value = number;
    },
    reset() {
      batch(() => {
        currentAnswer.reset();
        resource.reset();
        addressNumber.value = null;
      });
    },
  };
}
