import { beforeEach, expect, test, vi } from 'vitest';
import { createDeadline, getTimeLeft, raceDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());

test('getTimeLeft decreases to 0 and never becomes negative', () => {
  const deadline = createDeadline(500);
  const left = [0, 100, 400, 400].map((ms) => {
    vi.advanceTimersByTime(ms);
    return getTimeLeft(deadline);
  });
  expect(left).toEqual([500, 400, 0, 0]);
});

test('raceDeadline returns the result of work that ends before the deadline and leaves no timer', async () => {
  const late = () => new Error('late');
  await expect(raceDeadline(Promise.resolve('done'), createDeadline(), late)).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
