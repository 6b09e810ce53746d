import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttemptDeadline, startCallDeadline } from './call-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the deadline of a call ends after its time and rejects the work that is under way', async () => {
  const callDeadline = startCallDeadline(100);
  const refusal = expect(callDeadline.race(new Promise(() => undefined))).rejects.toThrow('deadline');
  vi.advanceTimersByTime(99);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual([null, false]);
  vi.advanceTimersByTime(1);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual(['deadline', true]);
  await refusal;
});

test('the deadline of a call ends with its caller and rejects the work that is under way', async () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  const refusal = expect(callDeadline.race(new Promise(() => undefined))).rejects.toThrow('caller');
  caller.abort();
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual(['caller', true]);
  await refusal;
});

test('the deadline of a call whose caller has aborted before has ended from the start', () => {
  expect(startCallDeadline(100, AbortSignal.abort()).ended()).toBe('caller');
});

test.each([0, -1])('a callDeadline of %d ms has ended from the start', (ms) => {
  expect(startCallDeadline(ms).ended()).toBe('deadline');
});

test('the deadline of a call of 1 ms has not ended from the start', () => {
  expect(startCallDeadline(1).ended()).toBeNull();
});

test('the deadline of a call that has ended keeps its first reason', () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  caller.abort();
  vi.advanceTimersByTime(100);
  expect(callDeadline.ended()).toBe('caller');
});

test('a stopped deadline of a call ends neither after its time nor with its caller', () => {
  const caller = new AbortController();
  const callDeadline = startCallDeadline(100, caller.signal);
  callDeadline.stop();
  caller.abort();
  vi.advanceTimersByTime(100);
  expect([callDeadline.ended(), callDeadline.signal.aborted]).toEqual([null, false]);
});

test('work that settles before the deadline of its call keeps its outcome', async () => {
  await expect(startCallDeadline(100).race(Promise.resolve(7))).resolves.toBe(7);
});

test('the deadline of one attempt ends by itself and leaves the deadline of the call', () => {
  const callDeadline = startCallDeadline(100);
  const attempt = startAttemptDeadline(callDeadline, 50);
  vi.advanceTimersByTime(50);
  expect([attempt.ended(), attempt.signal.aborted, callDeadline.ended()]).toEqual(['deadline', true, null]);
});

test.each(['deadline', 'caller'] as const)(
  'the callDeadline of one attempt ends with the %s of the call',
  (reason) => {
    const caller = new AbortController();
    const callDeadline = startCallDeadline(20, caller.signal);
    const attempt = startAttemptDeadline(callDeadline, 50);
    if (reason === 'caller') caller.abort();
    vi.advanceTimersByTime(20);
    expect([attempt.ended(), attempt.signal.aborted]).toEqual([reason, true]);
  },
);
