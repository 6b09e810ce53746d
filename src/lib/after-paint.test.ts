/** @vitest-environment jsdom */
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());

test('afterPaint runs its work once, in a task after the next animation frame and not in the frame itself', () => {
  const order: string[] = [];
  afterPaint(() => order.push('work'));
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersByTime(FRAME_MS - 1);
  expect(order).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(order).toEqual(['frame']);
  vi.advanceTimersByTime(1_000);
  expect(order).toEqual(['frame', 'work']);
});

test('afterPaint runs its work after 200 ms in a tab that paints no frame', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test.each(['before its frame', 'between its frame and its work'])(
  'afterPaint, which waits for an animation frame, runs no work that was cancelled %s',
  (moment) => {
    const work = vi.fn();
    const cancel = afterPaint(work);
    if (moment !== 'before its frame') vi.advanceTimersToNextFrame();
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
  },
);
