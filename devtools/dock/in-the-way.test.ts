// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import { findObstacles, isInTheWay } from './in-the-way.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a page whose controls and texts all stand in one box of 40 × 40 px at 100, 100. */
function showPage(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*'))
    element.getBoundingClientRect = () => new DOMRect(100, 100, 40, 40);
}

test.each([
  ['a button of an open dialog', '<div data-modal="x"><button>Sí</button></div>', 1],
  ['a link of an open dialog', '<div data-modal="x"><a href="/">Ver</a></div>', 1],
  ['a text of an open dialog', '<div data-modal="x"><p>Ojo</p></div>', 0],
  ['a button of the page', '<main><button>Quiero jugar</button></main>', 1],
  ['a field of the page', '<main><input><select></select></main>', 2],
  [
    'a button of the page behind an open dialog',
    '<button>Quiero jugar</button><div data-modal="x"></div>',
    0,
  ],
])('of %s, the pill must not cover the controls that can be pressed', (_what, html, count) => {
  showPage(html);
  expect(findObstacles()).toHaveLength(count);
});

test.each([
  ['over a part of a control', true, 120, 120],
  ['at the right edge of a control', false, 140, 100],
  ['at the upper edge of a control', false, 100, 60],
])('a pill %s is in the way: %s', (_where, expected, left, top) => {
  expect(isInTheWay(new DOMRect(left, top, 40, 40), [new DOMRect(100, 100, 40, 40)])).toBe(expected);
});
