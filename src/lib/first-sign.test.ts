// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onFirstSign } from './first-sign.ts';

test.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
  'the first %s is a sign of a person, once',
  (type) => {
    const listener = vi.fn();
    onFirstSign(listener);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    dispatchEvent(new Event('keydown'));
    expect(listener).toHaveBeenCalledOnce();
  },
);

test('no sign of a person is reported after the listener was removed', () => {
  const listener = vi.fn();
  onFirstSign(listener)();
  dispatchEvent(new Event('keydown'));
  expect(listener).not.toHaveBeenCalled();
});
