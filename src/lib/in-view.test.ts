import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceInView } from './in-view.ts';

class FakeObserver {
  static last: FakeObserver;
  observed: unknown[] = [];
  isConnected = true;
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.last = this;
  }
  observe(element: unknown) {
    this.observed.push(element);
  }
  disconnect() {
    this.isConnected = false;
  }
}

const ELEMENT = {} as Element;

beforeEach(() => void vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => void vi.unstubAllGlobals());

test('onceInView calls back when its element comes within 100 px of the screen, and then stops observing', () => {
  const callback = vi.fn();
  onceInView(ELEMENT, callback);
  expect(FakeObserver.last.options).toEqual({ rootMargin: '100px' });
  FakeObserver.last.report([{ isIntersecting: false }]);
  expect([callback.mock.calls.length, FakeObserver.last.isConnected]).toEqual([0, true]);
  FakeObserver.last.report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect([callback.mock.calls.length, FakeObserver.last.isConnected]).toEqual([1, false]);
});

test('the function returned by onceInView stops observing the element', () => {
  onceInView(ELEMENT, vi.fn())();
  expect(FakeObserver.last.isConnected).toBe(false);
});

test('onceInView calls back at once in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const callback = vi.fn();
  onceInView(ELEMENT, callback)();
  expect(callback).toHaveBeenCalledOnce();
});
