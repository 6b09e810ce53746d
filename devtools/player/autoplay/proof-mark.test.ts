// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { ScreenExpectation } from '../../api.ts';
import type { AppPage } from '../app.ts';
import { createProofMark } from './proof-mark.ts';

const page = { findDialog: () => null, findOverlay: () => null, findTopBars: () => [] } as unknown as AppPage;
const mark = createProofMark(page);
afterEach(() => mark.clear());

function show(quotes: string[], seen: ScreenExpectation[] = []): (string | null)[] {
  document.body.innerHTML =
    '<main><h1>¡Oops! ...</h1><p>Algo salió mal</p><a href="/">Regresar al inicio</a></main>';
  mark.show(quotes, seen);
  return [...document.querySelectorAll('[style*="outline"]')].map(({ textContent }) => textContent);
}

test.each<[string, string[], ScreenExpectation[], string[]]>([
  [
    'the texts that the statement quotes',
    ['¡OOPS! ...', 'Regresar al inicio'],
    [],
    ['¡Oops! ...', 'Regresar al inicio'],
  ],
  ['what the step has seen, when the page lacks the quote', ['404'], [{ text: 'salió' }], ['Algo salió mal']],
  ['what the step has seen, without a quote', [], [{ text: 'salió' }], ['Algo salió mal']],
  [
    'all that the step has seen',
    [],
    [{ text: '¡Oops!' }, { text: 'salió' }],
    ['¡Oops! ...', 'Algo salió mal'],
  ],
  ['nothing, when neither is on the page', ['404'], [], []],
])('the mark of a statement outlines %s', (_what, quotes, seen, outlined) => {
  expect(show(quotes, seen)).toEqual(outlined);
});

test('the mark of a statement leaves no style on the page when it is cleared', () => {
  show(['Algo salió mal']);
  mark.clear();
  expect(document.querySelector('[style*="outline"], [style*="shadow"]')).toBeNull();
});

test.each([
  ['the innermost element with the text', '<p><b><i>Algo</i></b></p>', ['I']],
  ['a heading before other elements', '<b>Algo</b><h2>Algo</h2><i>Algo</i>', ['H2']],
  ['the last of several elements', '<b>Algo</b><i>Algo</i>', ['I']],
])('of the elements with a quoted text, the mark outlines %s', (_what, html, names) => {
  document.body.innerHTML = `<main>${html}</main>`;
  mark.show(['algo'], []);
  expect([...document.querySelectorAll('[style*="outline"]')].map(({ tagName }) => tagName)).toEqual(names);
});

test('of several elements that contain a seen text, the mark outlines the first', () => {
  document.body.innerHTML = '<main><p>Algo salió mal</p><i>Ya salió</i></main>';
  mark.show([], [{ text: 'salió' }]);
  expect([...document.querySelectorAll('[style*="outline"]')].map(({ tagName }) => tagName)).toEqual(['P']);
});
