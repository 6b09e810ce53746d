import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RECIPES } from '../../devtools/recipes/index.ts';
import { findPictures, getBookLabel } from './compare.ts';
import { BOOK_WIDTHS, getPictureName } from './files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-book-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['an earlier demo', '.', 'simulador/recorridos/pictures'],
  ['its flow book', 'simulador/recorridos', 'simulador/recorridos/pictures'],
  ['the pictures of its flow book', 'simulador/recorridos/pictures', 'simulador/recorridos/pictures'],
])('findPictures finds the pictures of a flow book in %s', (_, named, found) => {
  mkdirSync(join(root, 'simulador/recorridos/pictures'), { recursive: true });
  expect(findPictures(join(root, named))).toBe(join(root, found));
});

test('findPictures returns a folder without a flow book unchanged', () => {
  expect(findPictures(root)).toBe(root);
});

test('getBookLabel labels every picture of the flow book with its recipe, width and steps', () => {
  for (const { id, title, steps } of RECIPES)
    for (const width of BOOK_WIDTHS)
      expect(getBookLabel(getPictureName(id, width))).toEqual({
        title: `${title} · ${width} px`,
        lines: steps.map(({ says }) => says),
      });
});

test('getBookLabel labels a picture of a removed recipe with its file name', () => {
  expect(getBookLabel('modal-gone-390.png')).toEqual({ title: 'modal-gone-390.png' });
});

test('every picture of the flow book is a PNG with a unique name', () => {
  const names = RECIPES.flatMap(({ id }) => BOOK_WIDTHS.map((width) => getPictureName(id, width)));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !name.endsWith('.png'))).toEqual([]);
});
