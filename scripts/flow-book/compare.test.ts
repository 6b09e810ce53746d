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
  ['the folder of a demo', '.', 'simulador/recorridos/pictures'],
  ['the folder of a flow book', 'simulador/recorridos', 'simulador/recorridos/pictures'],
  ['the folder of the pictures themselves', 'simulador/recorridos/pictures', 'simulador/recorridos/pictures'],
])('findPictures returns the folder of the flow book’s pictures when it gets %s', (_, named, found) => {
  mkdirSync(join(root, 'simulador/recorridos/pictures'), { recursive: true });
  expect(findPictures(join(root, named))).toBe(join(root, found));
});

test('findPictures returns the given path when the folder has no flow book', () => {
  expect(findPictures(root)).toBe(root);
});

test('getBookLabel labels the picture of each recipe and width with the recipe’s title, the width and the recipe’s steps', () => {
  for (const { id, title, steps } of RECIPES)
    for (const width of BOOK_WIDTHS)
      expect(getBookLabel(getPictureName(id, width))).toEqual({
        title: `${title} · ${width} px`,
        lines: steps.map(({ says }) => says),
      });
});

test('getBookLabel labels a picture of an unknown recipe with the name of the picture file', () => {
  expect(getBookLabel('modal-gone-390.png')).toEqual({ title: 'modal-gone-390.png' });
});

test('getPictureName gives each recipe at each width of the flow book a unique PNG name', () => {
  const names = RECIPES.flatMap(({ id }) => BOOK_WIDTHS.map((width) => getPictureName(id, width)));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !name.endsWith('.png'))).toEqual([]);
});
