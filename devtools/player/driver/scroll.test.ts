// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIST_PAGE } from '../testing/list-app.ts';
import { scrollToControl, scrollToElement } from './scroll.ts';

/** A page of 3,000 px in a window of 800 px, with a bar of 60 px that sticks to its top. */
function show(html: string, boxes: Record<string, [top: number, height: number]>) {
  document.body.innerHTML = `<header style="position: sticky; top: 0"></header>${html}`;
  const place = (element: Element, [top, height]: [number, number]) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  };
  place(document.querySelector('header') as Element, [0, 60]);
  for (const [selector, box] of Object.entries(boxes))
    place(document.querySelector(selector) as Element, box);
}

const page = { ...LIST_PAGE, findTopBars: () => [...document.querySelectorAll('header')] };
const button = () => document.querySelector('button') as HTMLElement;
const scrollTo = vi.fn();
const getScrollTop = () => scrollTo.mock.calls.at(-1)?.[0].top;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000);
});
afterEach(() => vi.unstubAllGlobals());

test('a heading that the bar at the top would cut is shown whole below it', () => {
  // With the button in the middle of the window, the heading would begin 40 px below its top.
  show('<h2>Viernes</h2><button>2</button>', { h2: [1_020, 30], button: [1_370, 20] });
  scrollToElement(page, button(), { block: 'center' });
  expect(1_020 - getScrollTop()).toBeGreaterThan(60);
});

test('a heading for which the window has no room goes out of it, so that the element is seen', () => {
  show('<h2>Viernes</h2><button>2</button>', { h2: [1_000, 40], button: [1_110, 500] });
  scrollToElement(page, button(), { block: 'center', end: 600 });
  expect(1_000 + 40 - getScrollTop()).toBeLessThanOrEqual(60);
});

test('an element that is scrolled to its start begins below the bar at the top', () => {
  show('<button>2</button>', { button: [1_000, 700] });
  scrollToElement(page, button(), { block: 'start' });
  expect(1_000 - getScrollTop()).toBeGreaterThan(60);
});

test('without a heading that would be cut, the browser alone scrolls to the element', () => {
  show('<h2>Viernes</h2><button>2</button>', { h2: [1_200, 30], button: [1_370, 20] });
  const scrollIntoView = vi.fn();
  button().scrollIntoView = scrollIntoView;
  scrollToElement(page, button(), { block: 'center' });
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', inline: 'nearest', behavior: 'smooth' });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('with reduced motion, a recipe scrolls at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show('<button>2</button>', { button: [1_000, 700] });
  scrollToElement(page, button(), { block: 'start' });
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
});

const SECTION = '<section aria-label="Carta"><button>Siguiente</button></section>';
const spyOnScroll = (element: Element | null) => {
  const scrollIntoView = vi.fn();
  (element as HTMLElement).scrollIntoView = scrollIntoView;
  return scrollIntoView;
};

test('nothing scrolls to a control whose named section is whole above the captions', () => {
  show(SECTION, { section: [70, 500], button: [540, 20] });
  const scrolled = spyOnScroll(button());
  scrollToControl(page, button(), 600);
  expect(scrolled).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a named section that the captions cut is scrolled to its start for a control in it', () => {
  show(SECTION, { section: [270, 500], button: [740, 20] });
  scrollToControl(page, button(), 600);
  expect(270 - getScrollTop()).toBeGreaterThan(60);
  expect(270 + 500 - getScrollTop()).toBeLessThanOrEqual(600);
});

test('a control in a named section that is higher than the window is scrolled to the middle', () => {
  show(SECTION, { section: [70, 900], button: [940, 20] });
  const scrolled = spyOnScroll(button());
  scrollToControl(page, button(), 600);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center', inline: 'nearest', behavior: 'smooth' });
});
