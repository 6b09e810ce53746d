import { expect, test, vi } from 'vitest';
import { countUp } from './count-up.ts';

function count(from: number, to: number) {
  vi.useFakeTimers();
  const values: number[] = [];
  const onEnd = vi.fn();
  const stop = countUp({ from, to, onStep: (value) => values.push(value), onEnd });
  return { values, onEnd, stop };
}

test('`countUp` reports each number up to the last', () => {
  const { values, onEnd } = count(4, 7);
  vi.advanceTimersByTime(1_000);
  expect(values).toEqual([5, 6, 7]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('`countUp` leaves out numbers of a long count, so that each count ends within half a second', () => {
  const { values, onEnd } = count(0, 300);
  vi.advanceTimersByTime(500);
  expect(values.length).toBeLessThanOrEqual(8);
  expect(values.at(-1)).toBe(300);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('`countUp` reports no number after it was stopped', () => {
  const { values, onEnd, stop } = count(0, 5);
  vi.advanceTimersByTime(130);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(values).toEqual([1, 2, 3]);
  expect(onEnd).not.toHaveBeenCalled();
});
