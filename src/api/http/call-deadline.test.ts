import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttemptDeadline, startCallDeadline } from './call-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a call deadline of 100 ms ends after 100 ms and rejects the pending work', async () => {
  const callDeadline = startCallDeadline(100);
  const refusal = expect(callDeadline.race(new Promise(() => undefined))).rejects.toThrow('deadline');
  vi.advanceTimersByTime(99);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual([null, false]);
  vi.advanceTimersByTime(1);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual(['deadline', true]);
  await refusal;
});

test('when the caller aborts, a call deadline ends and rejects the pending work', async () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  const refusal = expect(callDeadline.race(new Promise(() => undefined))).rejects.toThrow('caller');
  caller.abort();
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual(['caller', true]);
  await refusal;
});

test('a call deadline has ended from the start when the caller has aborted before', () => {
  expect(startCallDeadline(100, AbortSignal.abort()).ended()).toBe('caller');
});

test.each([0, -1])('a call deadline of %d ms has ended from the start with the reason “deadline”', (ms) => {
  expect(startCallDeadline(ms).ended()).toBe('deadline');
});

test('a call deadline of 1 ms has not ended at the start', () => {
  expect(startCallDeadline(1).ended()).toBeNull();
});

test('a call deadline that the caller has ended keeps the reason “caller” when its time is over', () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  caller.abort();
  vi.advanceTimersByTime(100);
  expect(callDeadline.ended()).toBe('caller');
});

test('a stopped call deadline ends neither after its time nor when the caller aborts', () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  callDeadline.stop();
  caller.abort();
  vi.advanceTimersByTime(100);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual([null, false]);
});

test('race of a call deadline resolves with the value of work that ends in time', async () => {
  await expect(startCallDeadline(100).race(Promise.resolve(7))).resolves.toBe(7);
});

test('an attempt deadline that ends does not end the deadline of the call', () => {
  const callDeadline = startCallDeadline(100);
  const attempt = startAttemptDeadline(callDeadline, 50);
  vi.advanceTimersByTime(50);
  expect([attempt.ended(), attempt.signal.aborted, callDeadline.ended()]).toEqual(['deadline', true, null]);
});

test.each(['deadline', 'caller'] as const)(
  'an attempt deadline ends with the reason “%s” when the call deadline ends with this reason',
  (reason) => {
    const caller = new AbortController();
    const callDeadline = startCallDeadline(20, caller.signal);
    const attempt = startAttemptDeadline(callDeadline, 50);
    if (reason === 'caller') caller.abort();
    vi.advanceTimersByTime(20);
    expect([attempt.ended(), attempt.signal.aborted]).toEqual([reason, true]);
  },
);
