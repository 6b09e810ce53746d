// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onFirstSign } from './on-first-sign.ts';

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
  'onFirstSign calls its listener once, at the first %s event',
  (type) => {
    const listener = vi.fn();
    onFirstSign(listener);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    dispatchEvent(new Event('keydown'));
    expect(listener).toHaveBeenCalledOnce();
  },
);

test('onFirstSign does not call a listener that was removed before the first event', () => {
  const listener = vi.fn();
  onFirstSign(listener)();
  dispatchEvent(new Event('keydown'));
  expect(listener).not.toHaveBeenCalled();
});
