import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeadline, getTimeLeft, raceDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Error('late');

test('a deadline is 20 seconds away, or as far as the caller says', () => {
  const now = performance.now();
  expect([createDeadline() - now, createDeadline(500) - now]).toEqual([20_000, 500]);
});

test('the time left until a deadline shrinks to 0 and no further', () => {
  const deadline = createDeadline(500);
  const left = [0, 100, 400, 400].map((ms) => {
    vi.advanceTimersByTime(ms);
    return getTimeLeft(deadline);
  });
  expect(left).toEqual([500, 400, 0, 0]);
});

test('work that ends before its deadline gives its result and leaves no timer', async () => {
  await expect(raceDeadline(Promise.resolve('done'), createDeadline(), late)).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails before its deadline gives its own error', async () => {
  await expect(raceDeadline(Promise.reject(new Error('own')), createDeadline(), late)).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that has not ended at its deadline fails as late', async () => {
  const failed = vi.fn();
  raceDeadline(new Promise(() => undefined), createDeadline(500), late).catch(failed);
  await vi.advanceTimersByTimeAsync(499);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('late'));
});
