import { expect, test, vi } from 'vitest';
import type { Call } from '../api.ts';
import { ApiError } from '../error.ts';
import type { CallRun } from './call-run.ts';
import { readResult } from './read-result.ts';

const JSON_ANSWER = {
  type: 'response',
  status: 200,
  retryAfter: null,
  body: { kind: 'json', value: 7 },
} as const;

function createRun(call: Partial<Call<number>> = {}, { epoch = 1, reason = null as 'caller' | null } = {}) {
  const onUnread = vi.fn();
  const run = {
    client: { context: { syncEpoch: () => 1, onUnread } },
    call: { endpoint: 'weeks', path: '/api/weeks', decode: (body: { value: number }) => body.value, ...call },
    epoch,
    deadline: { abortReason: () => reason },
  } as unknown as CallRun<number>;
  return { run, onUnread };
}

test('an answer of the session in which the call was made gives its decoded value', () => {
  const { run } = createRun();
  expect(readResult(run, { outcome: JSON_ANSWER, mayHaveReachedServer: false })).toEqual({
    isSuccess: true,
    value: 7,
  });
});

test('an answer that comes after a change of session is an aborted call', () => {
  const { run } = createRun({}, { epoch: 0 });
  expect(readResult(run, { outcome: JSON_ANSWER, mayHaveReachedServer: false })).toEqual({
    isSuccess: false,
    error: new ApiError('aborted', { status: 200 }),
  });
});

test.each([
  ['a network error whose outcome is unknown', null, 'networkError'],
  ['an aborted call whose outcome is unknown, if its caller has ended it', 'caller', 'aborted'],
] as const)('a write without an answer is %s', (_what, reason, kind) => {
  const { run } = createRun({}, { reason });
  const result = readResult(run, { outcome: { type: 'lost', status: 0 }, mayHaveReachedServer: true });
  expect(result).toEqual({
    isSuccess: false,
    error: new ApiError(kind, { status: 0, outcomeUnknown: true }),
  });
});

test('an answer that can’t be read is an unexpected error, with the reason as its cause', () => {
  const { run } = createRun({
    decode() {
      throw new TypeError('not a number');
    },
  });
  const result = readResult(run, { outcome: JSON_ANSWER, mayHaveReachedServer: false });
  expect(result).toMatchObject({ isSuccess: false, error: { kind: 'unpreventedError', status: 200 } });
  expect(result).toHaveProperty('error.cause');
});

test('the store learns how many rows of a list could not be read', () => {
  const { run, onUnread } = createRun({
    list: 'weeks',
    decode(_body, noteUnread) {
      noteUnread(2);
      return 0;
    },
  });
  readResult(run, { outcome: JSON_ANSWER, mayHaveReachedServer: false });
  expect(onUnread.mock.calls).toEqual([['weeks', 2]]);
});
