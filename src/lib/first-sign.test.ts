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

test('the listener for the first sign of a person never holds up scrolling', () => {
  const add = vi.spyOn(globalThis, 'addEventListener');
  onFirstSign(vi.fn())();
  expect(add.mock.calls.map(([, , options]) => options)).toEqual(Array(4).fill({ passive: true }));
});
