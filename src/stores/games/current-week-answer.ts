import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import type { CurrentWeek, Week } from '../../domain/types.ts';
import { getSeasonNumber, haveAllWeeksPassed } from '../../domain/weeks.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { createResource, getData } from '../lib/resource.ts';
import type { TimeStore } from '../shell/time.ts';
import { findStoredWeek, storeWeek } from './stored-week.ts';

export interface ChosenWeek {
  /** How far the season has come (`getSeasonNumber`): above the number of the last week after the final. */
  seasonNumber: number | null;
  /**
   * The call for the current week has failed, and no earlier answer names a week, so `seasonNumber` is chosen by date.
   */
  isGuessed: boolean;
  /** As in `CurrentWeek`. */
  betDays: string;
}

/** What the call for the current week has brought. */
type Reply = CurrentWeek | ApiError;

/** “No current week” (`poolWeekNotValid`) is an answer too. Any other error means that the server has not answered. */
const isAnswer = (reply: Reply): boolean => !(reply instanceof ApiError) || reply.kind === 'poolWeekNotValid';

export interface CurrentWeekDeps {
  api: Api;
  storage: Pick<KeyValueStorage, 'get' | 'remove' | 'set'>;
  time: Pick<TimeStore, 'read'>;
}

/** The server's answer to the call for the current week, and the week that stands for it after a failure (spec §4). */
export function createCurrentWeekAnswer({ api, storage, time }: CurrentWeekDeps) {
  const answer = createResource<CurrentWeek>({
    request: (_, options) => api.send((calls) => calls.currentWeek(), options),
  });
  const isUnanswered = signal(false);

  /**
   * Sends the call beside `weeks`, the load of all weeks. Resolves with all weeks, the current one chosen among them,
   * and the error to show, or null. Rejects when `weeks` rejects.
   */
  async function loadWithWeeks(
    weeks: Promise<readonly Week[]>,
    options: CallOptions & { signal: AbortSignal },
  ) {
    const [all, reply] = await Promise.all([weeks.catch(toApiError), request(options)]);
    if (all instanceof ApiError) throw all;
    if (!options.signal.aborted) remember(reply);
    const error = reply instanceof ApiError && !isAfterSeason(reply, all, time.read()) ? reply : null;
    return { all, chosen: chooseWeek(reply, all), error };
  }

  /**
   * Sends the call alone. Resolves with the server's answer, for `takeOver`, or with null when it fails. Never rejects.
   */
  async function ask(options?: CallOptions): Promise<Reply | null> {
    const reply = await request(options);
    return isAnswer(reply) ? reply : null;
  }

  /** Remembers the answer of `ask`, and returns the current week among `all`. */
  function takeOver(answered: Reply, all: readonly Week[]): ChosenWeek {
    remember(answered);
    return chooseWeek(answered, all);
  }

  /** Never rejects. */
  async function request(options?: CallOptions): Promise<Reply> {
    const start = performance.now();
    try {
      // A replaced load resolves when the newer one has ended, which may have failed.
      await answer.load(undefined, options);
      return getAnsweredSince(start);
    } catch (thrown) {
      return toApiError(thrown);
    }
  }

  /**
   * Throws when the call was replaced by a newer one (`resource.ts`) that has failed, or when the stores were reset.
   */
  function getAnsweredSince(start: number): CurrentWeek {
    const answered = getData(answer.peek());
    if (!answered || answer.getAge(undefined) > performance.now() - start) throw new ApiError('networkError');
    return answered;
  }

  /** Remembers whether the server has answered and, for the next visit, the week of its answer. */
  function remember(reply: Reply) {
    isUnanswered.value = !isAnswer(reply);
    if (isAnswer(reply)) storeWeek(storage, reply instanceof ApiError ? null : reply.number);
  }

  /**
   * Returns the current week among `all`: that of the last answer with a week, else the stored one, else chosen by
   * date. “No current week” changes nothing on screen while an earlier answer names a week: the next visit chooses by
   * date or, once all weeks have passed, counts as above the last week.
   */
  function chooseWeek(reply: Reply, all: readonly Week[]): ChosenWeek {
    // With a week in `reply`, that is `reply` itself.
    const lastWithWeek = getData(answer.peek());
    const stored = isAnswer(reply) ? null : findStoredWeek(storage, all, time.read());
    const known =
      lastWithWeek?.number ?? stored ?? (isAnswer(reply) ? getNumberAfter(all, time.read()) : null);
    return {
      seasonNumber: getSeasonNumber(all, known, time.read()),
      isGuessed: !isAnswer(reply) && known === null,
      betDays: lastWithWeek?.betDays ?? '',
    };
  }

  return {
    /** The server has not answered the last call (`isAnswer`). */
    isUnanswered: isUnanswered as ReadonlySignal<boolean>,
    loadWithWeeks,
    ask,
    takeOver,
    /** Joins the call that is under way, or sends one. Rejects when it fails or the server names no week. */
    async join(options?: CallOptions): Promise<CurrentWeek> {
      const start = performance.now();
      await answer.ensure(undefined, { ...options, maxAge: 0 });
      return getAnsweredSince(start);
    },
    reset() {
      answer.reset();
      isUnanswered.value = false;
    },
  };
}

/** The number above the last week once all weeks have passed, else null. `now` is server time in ms. */
function getNumberAfter(all: readonly Week[], now: number): number | null {
  const last = all.at(-1);
  return last && haveAllWeeksPassed(all, now) ? last.number + 1 : null;
}

/**
 * After the season the server has no current week, and some servers say so by an empty answer. The weeks are complete,
 * so no error is shown.
 */
const isAfterSeason = ({ kind, status }: ApiError, all: readonly Week[], now: number) =>
  kind === 'poolWeekNotValid' && (status === 200 || haveAllWeeksPassed(all, now));
