// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { flyToToast } from './fly-to-toast.ts';

const BOX = { left: 100, top: 300, width: 40, height: 90 } as DOMRect;

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Flies the point to one of two toasts. `finish` ends the flight. */
function flyAway({ isCalm = false, toasts = '<p><svg></svg></p><p><svg id="newest"></svg></p>' } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const animated: Element[] = [];
  let finish = () => {};
  const animate = vi.fn(function (this: Element, _keyframes: Keyframe[]) {
    animated.push(this);
    return {
      cancel: () => undefined,
      set onfinish(end: (() => void) | null) {
        finish = end ?? finish;
      },
    };
  });
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  document.body.innerHTML = `<div class="toast-region">${toasts}<div></div></div>`;
  const badge = document.createElement('b');
  badge.textContent = '+1';
  flyToToast(badge, BOX);
  vi.advanceTimersToNextFrame();
  return { animate, animated, finish: () => finish() };
}

const getPiece = () => document.querySelector<HTMLElement>('body > span');

test('a copy of the point, hidden from screen readers, flies from its place to the icon of the newest toast and is removed', () => {
  const { animate, animated, finish } = flyAway();
  const piece = getPiece();
  expect([piece?.textContent, piece?.hidden, piece?.getAttribute('aria-hidden')]).toEqual([
    '+1',
    false,
    'true',
  ]);
  expect(animate.mock.calls[0]?.[0][0]?.transform).toMatch(/^translate\(120px, 345px\)/);
  finish();
  expect([getPiece(), animated.at(-1)?.id]).toEqual([null, 'newest']);
});

test.each([
  ['with reduced motion', { isCalm: true }],
  ['without a toast', { toasts: '' }],
])('no copy of the point is shown %s', (_when, page) => {
  const { animate } = flyAway(page);
  expect([getPiece(), animate.mock.calls]).toEqual([null, []]);
});
