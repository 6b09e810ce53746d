// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { listenForRest } from './at-rest.ts';

beforeEach(() => void vi.useFakeTimers());

test.each(['scroll', 'click'])('the page is at rest once, 200 ms after the last %s', (type) => {
  const act = vi.fn();
  const stop = listenForRest(act);
  for (const ms of [0, 150, 199]) {
    document.body.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(ms);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  stop();
});

test('after its end nothing waits for the rest of the page', () => {
  const act = vi.fn();
  const stop = listenForRest(act);
  document.body.dispatchEvent(new Event('scroll'));
  stop();
  document.body.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
