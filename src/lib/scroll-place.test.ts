// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepScrollPlace } from './scroll-place.ts';

let grow = (_height: number) => {};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/lmx/games');
  history.scrollRestoration = 'auto';
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('innerHeight', 844);
  const callbacks = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe = () => callbacks.add(this.callback);
      disconnect = () => callbacks.delete(this.callback);
    },
  );
  grow = (height) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    for (const callback of [...callbacks]) callback();
  };
});

const start = () => onTestFinished(keepScrollPlace());

test('the browser scrolls after Back and Forward no more, but restores a page that is loaded again', () => {
  start();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('beforeunload'));
  expect(history.scrollRestoration).toBe('auto');
});

test('the browser still scrolls after Back and Forward no more when a download did not leave the page', () => {
  start();
  dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(1_000);
  expect(history.scrollRestoration).toBe('manual');
});

test.each(['beforeunload', 'pagehide'])(
  'the place of a page is kept at %s in its history entry, beside what the router keeps there',
  (type) => {
    history.replaceState({ key: 'abc', usr: null }, '');
    start();
    vi.stubGlobal('scrollY', 1200.4);
    dispatchEvent(new Event(type));
    expect(history.state).toEqual({ key: 'abc', usr: null, scrollY: 1200 });
  },
);

test('a page that goes to the back/forward cache writes nothing, which would keep it out of the cache', () => {
  history.replaceState({ key: 'abc' }, '');
  start();
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect([history.state, history.scrollRestoration]).toEqual([{ key: 'abc' }, 'manual']);
});

test('a reload scrolls to the kept place once the page is tall enough', () => {
  history.replaceState({ scrollY: 1200 }, '');
  start();
  grow(900);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(2044);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1200);
});

test.each<[string, () => void]>([
  ['the person turns the wheel', () => dispatchEvent(new Event('wheel'))],
  ['the person touches the page', () => dispatchEvent(new Event('touchstart'))],
  ['the person presses a button of the mouse', () => dispatchEvent(new Event('pointerdown'))],
  ['the person presses a key', () => dispatchEvent(new Event('keydown'))],
  ['the person opens another page', () => history.pushState(null, '', '/lmx/faq')],
  ['20 seconds have passed', () => vi.advanceTimersByTime(20_000)],
])('the kept place is given up when %s', (_what, act) => {
  history.replaceState({ scrollY: 1200 }, '');
  start();
  act();
  grow(3000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([undefined, 0, '1200', null])('a history entry with the place %j restores nothing', (scrollY) => {
  history.replaceState({ scrollY }, '');
  start();
  grow(3000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that waits for its place and is left leaves no timer', () => {
  history.replaceState({ scrollY: 300 }, '');
  const stop = keepScrollPlace();
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
