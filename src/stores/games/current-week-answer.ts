import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, toApiError } from '../../api/error.ts';
import type { CurrentWeek, Week } from '../../domain/types.ts';
import { type ChosenWeek, chooseWeek, haveAllWeeksPassed } from '../../domain/weeks.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { createResource, getData } from '../lib/resource.ts';
import type { TimeStore } from '../shell/time.ts';
import { findStoredWeek, storeWeek } from './stored-week.ts';

/** What the call for the current week has brought. */
type Reply = CurrentWeek | ApiError;

/** “No current week” (`poolWeekNotValid`) is an answer too. Any other error means that the server has not answered. */
export const isAnswer = (reply: Reply): boolean =>
  !(reply instanceof ApiError) || reply.kind === 'poolWeekNotValid';

/**
 * The error to show, or null. After the season the server has no current week, and some servers say so by an empty
 * answer: the weeks are complete, so that is no error. `now` is server time in ms.
 */
export function getErrorToShow(reply: Reply, all: readonly Week[], now: number): ApiError | null {
  if (!(reply instanceof ApiError)) return null;
  const isAfterSeason = reply.status === 200 || haveAllWeeksPassed(all, now);
  return reply.kind === 'poolWeekNotValid' && isAfterSeason ? null : reply;
}

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

  return {
    /** The server has not answered the last call (`isAnswer`). */
    isUnanswered: isUnanswered as ReadonlySignal<boolean>,
    /** Sends the call. Never rejects. */
    load: (options?: CallOptions): Promise<Reply> => answer.load(undefined, options).catch(toApiError),
    /** Joins the call that is under way, or sends one. Rejects when it fails or the server names no week. */
    join: (options?: CallOptions): Promise<CurrentWeek> =>
      answer.ensure(undefined, { ...options, maxAge: 0 }),
    /** Remembers a reply of `load`, also for the next visit, and returns the current week among `all`. */
    takeOver(reply: Reply, all: readonly Week[]): ChosenWeek {
      const isAnswered = isAnswer(reply);
      isUnanswered.value = !isAnswered;
      if (isAnswered) storeWeek(storage, reply instanceof ApiError ? null : reply.number);
      const now = time.read();
      return chooseWeek(all, now, {
        isAnswered,
        lastAnswer: getData(answer.peek()),
        storedNumber: findStoredWeek(storage, all, now),
      });
    },
    reset() {
      answer.reset();
      isUnanswered.value = false;
    },
  };
}
