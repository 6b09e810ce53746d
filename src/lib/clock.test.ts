import { beforeEach, expect, test, vi } from 'vitest';
import { createDeadline, getSpreadDelay, getTimeLeft } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());

test('getTimeLeft decreases to 0 and never becomes negative', () => {
  const deadline = createDeadline(500);
  const left = [0, 100, 400, 400].map((ms) => {
    vi.advanceTimersByTime(ms);
    return getTimeLeft(deadline);
  });
  expect(left).toEqual([500, 400, 0, 0]);
});

test.each([
  [0, 0],
  [0.25, 15_000],
  [0.999, 59_940],
])('getSpreadDelay with the default window and the random number %d returns %d ms', (random, ms) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(getSpreadDelay()).toBeCloseTo(ms);
});
