import { afterEach, expect, test, vi } from 'vitest';
import { onWideWindow } from './media.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return {
      addEventListener: (type: string, listener: () => void) => type === 'change' && listeners.add(listener),
      removeEventListener: (type: string, listener: () => void) =>
        type === 'change' && listeners.delete(listener),
    };
  });
  const callback = vi.fn();
  const stop = onWideWindow(callback);
  const change = (matches: boolean) => {
    for (const listener of listeners) listener({ matches });
  };
  return { asked, callback, change, stop };
}

test('onWideWindow calls back when the window becomes 992 px wide, and not when it becomes narrower', () => {
  const { asked, callback, change } = setUp();
  expect([asked, callback.mock.calls]).toEqual([['(min-width: 992px)'], []]);
  change(false);
  expect(callback).not.toHaveBeenCalled();
  change(true);
  expect(callback).toHaveBeenCalledOnce();
});

test('onWideWindow does not call back after it is stopped', () => {
  const { callback, change, stop } = setUp();
  stop();
  change(true);
  expect(callback).not.toHaveBeenCalled();
});

test.each([
  ['without matchMedia', undefined],
  ['whose matchMedia returns null', () => null],
])('onWideWindow neither throws nor calls back in a browser %s', (_, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  const callback = vi.fn();
  onWideWindow(callback)();
  expect(callback).not.toHaveBeenCalled();
});
