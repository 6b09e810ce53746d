// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { isInTheWay } from './in-the-way.ts';

const place = (element: Element, left: number, top: number, size = 40) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, size, size);
  return element;
};

test.each([
  ['a button of an open dialog', '<div data-modal="x"><button>Sí</button></div>', true],
  ['a link of an open dialog', '<div data-modal="x"><a href="/">Ver</a></div>', true],
  ['a text of an open dialog', '<div data-modal="x"><p>Ojo</p></div>', false],
  ['a button of the page', '<button>Sí</button>', false],
])('the pill over %s is in the way: %s', (_what, html, expected) => {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('button, a, p')) place(element, 100, 100);
  const pill = document.createElement('div');
  expect(isInTheWay(place(pill, 120, 120))).toBe(expected);
  expect(isInTheWay(place(pill, 140, 100))).toBe(false);
  expect(isInTheWay(place(pill, 100, 60))).toBe(false);
});
