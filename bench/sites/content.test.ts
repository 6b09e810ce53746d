// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readContent } from './content.ts';

test('readContent returns the innermost headings, paragraphs, list items and links in #root in document order, without empty ones and `aria-hidden` text', () => {
  document.body.innerHTML = `<p>outside</p><div id="root">
    <nav><ul><li><a href="/lmx/faq">Preguntas</a></li></ul></nav>
    <h1><span>¿Qué onda?</span><span aria-hidden="true">¿Qué</span></h1>
    <p> Predice  los <b>partidos</b> </p><p></p><li>GDL 2</li></div>`;
  expect(readContent()).toEqual([
    { tag: 'a', text: 'Preguntas', href: '/lmx/faq' },
    { tag: 'h1', text: '¿Qué onda?' },
    { tag: 'p', text: 'Predice los partidos' },
    { tag: 'li', text: 'GDL 2' },
  ]);
});

test('readContent throws for a page without #root', () => {
  document.body.innerHTML = '<p>text</p>';
  expect(() => readContent()).toThrow('#root');
});
