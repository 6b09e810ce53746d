import { notifySafely } from '../../lib/notify-safely.ts';
import { createDecodeError } from '../decode-error.ts';
import { ApiError } from '../error.ts';
import { type CallRun, getKindWithoutAnswer, noticeSessionChange } from './call-run.ts';
import { classify } from './classify.ts';
import type { SentRequest } from './send-call.ts';
import type { HttpResponse } from './transport.ts';

type Result<T> = { isSuccess: true; value: T } | { isSuccess: false; error: ApiError };

/** The decoded answer to one attempt, or the error with which it has failed. */
export function readResult<T>(run: CallRun<T>, { outcome, mayHaveReachedServer }: SentRequest): Result<T> {
  // An answer that comes after a change of session is of no use to the next one.
  if (noticeSessionChange(run) || outcome.type === 'lost') {
    // The status of a lost answer is that of its head. An attempt of a session start that its own deadline has ended
    // (`send-call.ts`) is a lost connection too: only the deadline of the whole call is asked for the kind.
    const { status } = outcome;
    return {
      isSuccess: false,
      error: new ApiError(getKindWithoutAnswer(run), { status, outcomeUnknown: mayHaveReachedServer }),
    };
  }
  const error = classify(outcome, run.call.endpoint, mayHaveReachedServer);
  return error ? { isSuccess: false, error } : decodeBody(run, outcome, mayHaveReachedServer);
}

function decodeBody<T>(
  { call, client }: CallRun<T>,
  { body, status }: HttpResponse,
  mayHaveReachedServer: boolean,
): Result<T> {
  let unread = 0;
  const noteUnread = (count: number) => {
    unread += count;
  };
  let value: T;
  try {
    value = call.decode(body, noteUnread);
  } catch (thrown) {
    if (thrown instanceof ApiError) return { isSuccess: false, error: thrown };
    const cause = createDecodeError(call, thrown);
    return {
      isSuccess: false,
      error: new ApiError('unpreventedError', { status, outcomeUnknown: mayHaveReachedServer, cause }),
    };
  }
  const { list } = call;
  if (list) notifySafely(() => client.context.onUnread(list, unread));
  return { isSuccess: true, value };
}
