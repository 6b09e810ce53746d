// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createCursor } from './cursor.tsx';
import { CURSOR_MS, PRESS_MS, SCROLL_MS } from './pace.ts';

/** Returns the waits of a press (ms), each with whether the cursor is pressed and where it stands then. */
async function press(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const { element, press } = createCursor();
  const target = document.createElement('button');
  target.getBoundingClientRect = () => new DOMRect(100, 300, 40, 20);
  const scroll = vi.fn();
  const waits: { ms: number; hasRing: boolean; isPressed: boolean; place: string }[] = [];
  const getState = () => ({
    hasRing: element.classList.contains('is-near'),
    isPressed: element.classList.contains('is-pressing'),
    place: element.style.transform,
  });
  await press(target, scroll, async (ms) => void waits.push({ ms, ...getState() }));
  return { waits, scroll, after: getState() };
}

test('the cursor of autoplay scrolls to the target, moves to its centre, presses and lets go', async () => {
  const { waits, scroll, after } = await press(false);
  expect(scroll).toHaveBeenCalledOnce();
  const start = `translate(${innerWidth / 2}px, ${innerHeight / 2}px)`;
  const end = 'translate(120px, 310px)';
  expect(waits).toEqual([
    { ms: SCROLL_MS, hasRing: false, isPressed: false, place: start },
    { ms: CURSOR_MS, hasRing: true, isPressed: false, place: end },
    { ms: PRESS_MS, hasRing: true, isPressed: true, place: end },
  ]);
  expect(after).toEqual({ hasRing: false, isPressed: false, place: end });
});

test('the ring of the cursor is open, and its arrow begins beside the centre, so that a digit there is readable', async () => {
  const { element } = createCursor();
  await vi.waitFor(() => expect(element.querySelector('circle')).toBeTruthy());
  expect(element.querySelector('circle')?.getAttribute('fill')).toBe('none');
  const [, x = 0, y = 0] = /^M(\d+) (\d+)/.exec(element.querySelector('path')?.getAttribute('d') ?? '') ?? [];
  // A digit is about 14 px wide and 24 px high around the centre, 42.
  expect(Number(x)).toBeGreaterThan(42 + 7);
  expect(Number(y)).toBeGreaterThan(42);
});

test('the cursor of autoplay is invisible while it is away', () => {
  const { element, hide } = createCursor();
  hide(true);
  expect(element.classList.contains('opacity-0')).toBe(true);
  hide(false);
  expect(element.classList.contains('opacity-0')).toBe(false);
});

test('screen readers get nothing of the cursor of autoplay', async () => {
  const { element } = createCursor();
  await vi.waitFor(() => expect(element.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true'));
});
