// @vitest-environment jsdom

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listStatements } from '../../devtools/ui/spec-document.ts';
import { renderSpecPage } from './page.ts';
import { readMatrix } from './read-matrix.ts';
import { readSpec } from './statements.ts';

const get = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const list = () => [...document.querySelectorAll<HTMLElement>('.statement')];
const show = () => dispatchEvent(new Event('pageshow'));
const isSeen = (id: string) =>
  document.getElementById(`s${id}`)?.querySelector<HTMLElement>('.seen')?.hidden === false;

function search(words: string): void {
  const field = get<HTMLInputElement>('input[type="search"]');
  field.value = words;
  field.dispatchEvent(new Event('input'));
}
const getResults = () => [...document.querySelectorAll('.results .statement')];

const PAGE = renderSpecPage({ blocks: readSpec(), matrix: readMatrix(), build: 'abc123', date: new Date() });

beforeAll(async () => {
  document.body.innerHTML = PAGE;
  await import('./page-script.ts');
});
afterAll(() => document.body.replaceChildren());
beforeEach(() => {
  sessionStorage.clear();
  search('');
  show();
});

test('a statement that nobody has played has no mark “Visto en esta pestaña”', () => {
  expect(isSeen('8.34')).toBe(false);
});

test('a statement that the tab has played is marked as seen, and no other', () => {
  sessionStorage.setItem('lmxsim:statements', '["8.34"]');
  show();
  const seen = list().filter((statement) => statement.querySelector('.seen:not([hidden])'));
  expect(seen.map(({ id }) => id)).toEqual(['s8.34']);
});

test.each([
  ['ok', true],
  ['failed', false],
])('a statement whose recipe ended with “%s” is marked as seen: %s', (result, expected) => {
  const [recipe = ''] = document.getElementById('s8.34')?.dataset.recipes?.split(' ') ?? [];
  sessionStorage.setItem('lmxsim:recipe-results', JSON.stringify({ [recipe]: result }));
  show();
  expect(isSeen('8.34')).toBe(expected);
});

test('stored marks that are no JSON mark nothing', () => {
  sessionStorage.setItem('lmxsim:statements', '{');
  show();
  expect(isSeen('8.34')).toBe(false);
});

const COUNT = listStatements(readSpec()).length;

test.each([
  ['progress bar', `1 de ${COUNT} enunciados`],
  ['PROGRESS Bar', `1 de ${COUNT} enunciados`],
  ['', `${COUNT} de ${COUNT} enunciados`],
  ['zzz', 'Ningún enunciado dice eso.'],
])('after the search “%s” the page of the specification says “%s”', (words, count) => {
  search(words);
  expect(get('.count').textContent).toBe(count);
});

const getSections = () => [...document.querySelectorAll<HTMLElement>('main > section')];

test('a search finds a statement by its Spanish sentence, and with the original text by its English one', () => {
  search('desempate');
  expect(getResults().map(({ id }) => id)).toEqual(['s2.4']);
  get<HTMLInputElement>('#original').checked = true;
  search('advances 5 percent every 200 ms');
  expect(getResults()[0]?.id).toBe('s2.24');
  get<HTMLInputElement>('#original').checked = false;
});

test('a search shows what it finds above the document, which is hidden', () => {
  search('progress bar');
  expect(getResults()).toHaveLength(1);
  expect(getSections().filter(({ hidden }) => !hidden)).toEqual([]);
});

test('an emptied search shows the whole document again, each statement in its place', () => {
  const before = list().map(({ id }) => id);
  search('reintentar');
  search('');
  expect(getResults()).toEqual([]);
  expect(list().map(({ id }) => id)).toEqual(before);
  expect(getSections().filter(({ hidden }) => hidden)).toEqual([]);
});

test('without the original text, the page of the specification has Spanish chapters, headings and sentences alone', () => {
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  for (const original of page.querySelectorAll('.original')) original.remove();
  expect([...page.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)).toEqual([]);
  const chapters = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent?.trim());
  expect(chapters).toEqual([
    'Presentación',
    '1. Qué hace el juego y para quién',
    '2. Las pantallas',
    '3. Los datos',
    '4. Qué pasa en cada momento',
    '5. Qué se revisa al escribir',
    '6. Quién puede ver qué',
    '7. Lo que la app le pide al servidor',
    '8. Cuando algo sale mal',
    '9. Límites y plazos',
    'Sin demostración',
  ]);
  const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent?.trim());
  expect(headings.filter((words) => words === '')).toEqual([]);
  expect(page.querySelector('#s2\\.4')?.textContent).toContain('Preguntas Frecuentes explica los puntos');
  expect(page.querySelector('#s7\\.1')?.textContent).toContain('lo revisa una prueba automática');
});
