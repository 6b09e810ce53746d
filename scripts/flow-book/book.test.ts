// @vitest-environment jsdom

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderBookPage } from './page.ts';

const articles = () => [...document.querySelectorAll('article')];
const field = () => document.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
const isNoneShown = () => document.querySelector<HTMLElement>('.none')?.hidden === false;

function search(words: string): string[] {
  field().value = words;
  field().dispatchEvent(new Event('input'));
  return articles()
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
}

beforeAll(async () => {
  document.body.innerHTML = renderBookPage({ font: null, build: 'abc', pictures: new Set() });
  // @ts-expect-error: the script of a page, without types.
  await import('./book.js');
});
afterAll(() => document.body.replaceChildren());
beforeEach(() => void search(''));

test('the flow book’s search shows all recipes again when its field is emptied', () => {
  expect(search('zzz')).toEqual([]);
  expect(search('  ')).toHaveLength(articles().length);
});

test.each(['SESIÓN otro Celular', 'sesion otro celular', '  celular   sesión '])(
  'the flow book’s search “%s” finds the recipe of the expired session',
  (words) => {
    const found = search(words);
    expect(found).toContain('modal/expiredSession');
    expect(found.length).toBeLessThan(articles().length / 2);
  },
);

test('the flow book says “Ningún recorrido dice eso.” only while the search finds none', () => {
  search('celular');
  expect(isNoneShown()).toBe(false);
  search('zzz');
  expect(isNoneShown()).toBe(true);
});

test('the flow book’s contents and chapters show what the search finds, without the grid of dialogs', () => {
  const found = search('modal/expiredSession');
  const entries = [...document.querySelectorAll<HTMLElement>('nav li')].filter(({ hidden }) => !hidden);
  const links = entries.flatMap((entry) =>
    [...entry.querySelectorAll('a')].map((link) => link.hash.slice(1)),
  );
  expect(links.filter((id) => id.includes('/'))).toEqual(found);
  const chapters = [...document.querySelectorAll<HTMLElement>('section')].filter(({ hidden }) => !hidden);
  expect(chapters).toHaveLength(new Set(found.map((id) => id.split('/')[0])).size);
  const walls = [...document.querySelectorAll<HTMLElement>('.wall')];
  expect(walls.every(({ hidden }) => hidden)).toBe(true);
});
