import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitAttempt, startLimit } from './limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a limit ends at its deadline and rejects the work that is under way', async () => {
  const limit = startLimit(100);
  const refusal = expect(limit.race(new Promise(() => undefined))).rejects.toThrow('deadline');
  vi.advanceTimersByTime(99);
  expect([limit.ended(), limit.signal.aborted]).toEqual([null, false]);
  vi.advanceTimersByTime(1);
  expect([limit.ended(), limit.signal.aborted]).toEqual(['deadline', true]);
  await refusal;
});

test('a limit ends with its caller and rejects the work that is under way', async () => {
  const caller = new AbortController();
  const limit = startLimit(100, caller.signal);
  const refusal = expect(limit.race(new Promise(() => undefined))).rejects.toThrow('caller');
  caller.abort();
  expect([limit.ended(), limit.signal.aborted]).toEqual(['caller', true]);
  await refusal;
});

test('a limit whose caller has aborted before has ended from the start', () => {
  expect(startLimit(100, AbortSignal.abort()).ended()).toBe('caller');
});

test.each([0, -1])('a limit of %d ms has ended from the start', (ms) => {
  expect(startLimit(ms).ended()).toBe('deadline');
});

test('a limit of 1 ms has not ended from the start', () => {
  expect(startLimit(1).ended()).toBeNull();
});

test('a limit that has ended keeps its first reason', () => {
  const caller = new AbortController();
  const limit = startLimit(100, caller.signal);
  caller.abort();
  vi.advanceTimersByTime(100);
  expect(limit.ended()).toBe('caller');
});

test('a stopped limit ends neither at its deadline nor with its caller', () => {
  const caller = new AbortController();
  const limit = startLimit(100, caller.signal);
  limit.stop();
  caller.abort();
  vi.advanceTimersByTime(100);
  expect([limit.ended(), limit.signal.aborted]).toEqual([null, false]);
});

test('work that settles before the limit keeps its outcome', async () => {
  await expect(startLimit(100).race(Promise.resolve(7))).resolves.toBe(7);
});

test('the limit of one attempt ends by itself and leaves the limit of the call', () => {
  const limit = startLimit(100);
  const attempt = limitAttempt(limit, 50);
  vi.advanceTimersByTime(50);
  expect([attempt.ended(), attempt.signal.aborted, limit.ended()]).toEqual(['deadline', true, null]);
});

test.each(['deadline', 'caller'] as const)(
  'the limit of one attempt ends with the %s of the call',
  (reason) => {
    const caller = new AbortController();
    const limit = startLimit(20, caller.signal);
    const attempt = limitAttempt(limit, 50);
    if (reason === 'caller') caller.abort();
    vi.advanceTimersByTime(20);
    expect([attempt.ended(), attempt.signal.aborted]).toEqual([reason, true]);
  },
);
