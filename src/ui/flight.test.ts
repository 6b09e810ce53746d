// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { canFly, fly } from './flight.ts';

afterEach(() => vi.unstubAllGlobals());

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function createElement({ x, y, width, height }: Box) {
  const element = document.createElement('div');
  const animations: { onfinish: (() => void) | null; cancel: () => void }[] = [];
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  element.scrollIntoView = vi.fn();
  element.animate = vi.fn(() => {
    const animation = { onfinish: null, cancel: vi.fn() };
    animations.push(animation);
    return animation as unknown as Animation;
  });
  const getFrames = () => {
    const [frames] = vi.mocked(element.animate).mock.calls[0] ?? [];
    return (frames as { transform: string }[]).map(({ transform }) => transform);
  };
  return { element, animations, getFrames };
}

const FROM = { x: 20, y: 600, width: 60, height: 30 };

function start(to: Box, hasStart = true) {
  vi.stubGlobal('innerHeight', 768);
  const piece = createElement({ x: 0, y: 0, width: 40, height: 40 });
  const from = createElement(FROM);
  const target = createElement(to);
  piece.element.hidden = true;
  const onEnd = vi.fn();
  const stop = fly({
    piece: piece.element,
    from: hasStart ? from.element : null,
    to: target.element,
    onEnd,
  });
  return { piece, from: from.element, to: target, onEnd, stop };
}

const TO = { x: 200, y: 100, width: 80, height: 80 };

test('the flight goes from the centre of its start to the centre of its end, in their heights', () => {
  const { piece } = start(TO);
  expect(piece.getFrames()).toEqual([
    'translate(30px, 595px) scale(0.75)',
    'translate(125px, 317.5px) scale(2.6)',
    'translate(220px, 120px) scale(2)',
  ]);
});

test('a flight without a start begins 120 px below its end', () => {
  expect(start(TO, false).piece.getFrames()[0]).toBe('translate(220px, 240px) scale(2)');
});

test('a flight from below the window starts at the lower edge of the window', () => {
  const { piece } = start({ ...TO, y: 680 }, false);
  expect(piece.getFrames()[0]).toBe('translate(220px, 728px) scale(2)');
});

test.each([
  ['inside the window', TO, []],
  ['above it', { ...TO, y: -1 }, [[{ block: 'center' }]]],
  ['below it', { ...TO, y: 689 }, [[{ block: 'center' }]]],
])('the end of a flight %s is scrolled into view if needed', (_where, to, calls) => {
  expect(vi.mocked(start(to).to.element.scrollIntoView).mock.calls).toEqual(calls);
});

test('the start of a flight is hidden while it lasts, and the flying piece after it', () => {
  const { piece, from, to, onEnd } = start(TO);
  expect([piece.element.hidden, from.style.visibility]).toEqual([false, 'hidden']);
  expect(to.element.animate).not.toHaveBeenCalled();
  piece.animations[0]?.onfinish?.();
  expect([piece.element.hidden, from.style.visibility]).toEqual([true, '']);
  expect(to.element.animate).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a stopped flight shows its start again and never ends', () => {
  const { piece, from, onEnd, stop } = start(TO);
  stop();
  expect([piece.element.hidden, from.style.visibility]).toEqual([true, '']);
  expect(piece.animations[0]?.cancel).toHaveBeenCalledOnce();
  expect(piece.animations[0]?.onfinish).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
});

test.each([
  [true, true, false],
  [true, false, true],
  [false, false, false],
])(
  'with animations %s and reduced motion %s, a flight is possible: %s',
  (hasAnimations, isReduced, expected) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isReduced && query.includes('reduce') }));
    if (hasAnimations) HTMLElement.prototype.animate = vi.fn();
    expect(canFly()).toBe(expected);
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  },
);
