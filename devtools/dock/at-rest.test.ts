// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { listenForRest } from './at-rest.ts';

beforeEach(() => void vi.useFakeTimers());

test.each(['scroll', 'click'])(
  'after several events of the type %s, `act` is called once, 200 ms after the last one',
  (type) => {
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
  },
);

test('`act` is not called after the listeners are removed, not even for a scroll before', () => {
  const act = vi.fn();
  const stop = listenForRest(act);
  document.body.dispatchEvent(new Event('scroll'));
  stop();
  document.body.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
