import { expect, test, vi } from 'vitest';
import type { CallKind } from '../api.ts';
import { ApiError } from '../error.ts';
import { answer } from './classify.test.helper.ts';
import { planRetry } from './retry.ts';

/** The retry of a call that failed as with a lost connection, 20 seconds before its deadline. */
const plan = (kind: CallKind, attempt: number, retryAfter: number | null = null, isBackground = false) =>
  planRetry(
    { callKind: kind, options: { isBackground }, deadline: { timeLeft: () => 20_000 }, limitLeft: 0 },
    attempt,
    new ApiError('networkError'),
    answer(503, {}, retryAfter),
  );

/** The retry of a session start after a 429, 20 seconds before its deadline. */
const planLimit = (retryAfter: number, limitLeft: number) =>
  planRetry(
    { callKind: 'session-start', options: {}, deadline: { timeLeft: () => 20_000 }, limitLeft },
    0,
    new ApiError('unpreventedError', { status: 429 }),
    answer(429, {}, retryAfter),
  );

const getRange = (kind: CallKind, attempt: number, retryAfter: number | null = null) =>
  [0, 0.5, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    return Math.round(plan(kind, attempt, retryAfter)?.pauseMs ?? Number.NaN);
  });

test.each([
  ['read', 0, [250, 500, 750]],
  ['read', 1, [750, 1_500, 2_249]],
  ['session-start', 0, [500, 1_000, 1_499]],
  ['session-start', 1, [1_000, 2_000, 2_998]],
  ['session-start', 4, [4_000, 8_000, 11_992]],
] as const)(
  'a call of kind “%s” is retried after attempt %i (from 0) after %j ms for random() = 0, 0.5 and 0.999',
  (kind, attempt, pauses) => {
    expect(getRange(kind, attempt)).toEqual(pauses);
  },
);

test.each([
  ['2 s for a Retry-After of 1 s', 1, [1_000, 2_000, 2_998]],
  ['5 s for a Retry-After of 6 s', 6, [6_000, 8_500, 10_995]],
  ['2 s for a Retry-After of 17 s', 17, [17_000, 18_000, 18_998]],
  ['0 s for a Retry-After of 19 s', 19, [19_000, 19_000, 19_000]],
])(
  'with 20 s left, the delay of a “session-start” is `Retry-After` plus a random time of at most %s',
  (_name, retryAfter, pauses) => {
    expect(getRange('session-start', 0, retryAfter)).toEqual(pauses);
  },
);

test.each([20, 30, 120])(
  'with 20 s left, a call of kind “session-start” is retried as if it had no Retry-After of %i s',
  (retryAfter) => {
    expect(getRange('session-start', 0, retryAfter)).toEqual([500, 1_000, 1_499]);
    expect(getRange('session-start', 2, retryAfter)).toEqual([2_000, 4_000, 5_996]);
  },
);

test.each([
  ['a call that changes state', 'write', 0, false],
  ['a read request that has been sent three times', 'read', 2, false],
  ['a read request in the background', 'read', 0, true],
  ['the request for the user in the background', 'session-start', 0, true],
] as const)('after a lost connection, %s is not sent again', (_call, kind, attempt, isBackground) => {
  expect(plan(kind, attempt, 5, isBackground)).toBeNull();
});

test.each([
  ['30 s, which the deadline may move by,', 30, 60, { shortest: 30_000, longest: 35_000, extraSeconds: 30 }],
  [
    '90 s for the 60 s by which the deadline may move',
    90,
    60,
    { shortest: 60_000, longest: 65_000, extraSeconds: 60 },
  ],
  ['15 s, when the deadline can’t move', 15, 0, { shortest: 15_000, longest: 19_000 }],
])(
  '20 s before its deadline, a session start waits for a rate limit of %s',
  (_wait, retryAfter, limitLeft, expected) => {
    const [first, last] = [0, 1].map((random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      return planLimit(retryAfter, limitLeft);
    });
    expect({
      shortest: first?.pauseMs,
      longest: last?.pauseMs,
      extraSeconds: first?.extraSeconds,
    }).toEqual(expected);
  },
);

test.each([20, 30, 120])(
  'a session start with a fixed deadline in 20 s is not repeated after a rate limit of %i s',
  (retryAfter) => {
    expect(planLimit(retryAfter, 0)).toBeNull();
  },
);
