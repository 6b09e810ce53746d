// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { uncoverHeading } from './uncover-heading.ts';

/** Returns how far the page is scrolled whose header sticks to the top, 60 px high, and whose heading is here. */
function getScrolled(headingTop: number, markup: string): number | undefined {
  document.body.innerHTML = markup;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.localName === 'header' ? new DOMRect(0, 0, 390, 60) : new DOMRect(0, headingTop, 200, 40);
  });
  const scrollBy = vi.fn();
  window.scrollBy = scrollBy;
  uncoverHeading(window);
  return scrollBy.mock.calls[0]?.[0].top;
}

const STICKY = '<header style="position:sticky;top:0"></header><h1>Partidos</h1>';

test.each([
  ['half under the header comes out whole', 40, STICKY, -34],
  ['below the header stays', 60, STICKY, undefined],
  ['wholly under the header stays there', 10, STICKY, undefined],
  ['beside a header that scrolls away stays', 40, '<header></header><h1>Partidos</h1>', undefined],
  ['of the header itself stays', 40, '<header style="position:sticky;top:0"><h1>R</h1></header>', undefined],
])('before a picture is taken, a heading %s', (_what, top, markup, scrolled) => {
  expect(getScrolled(top, markup)).toBe(scrolled);
});
