import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { PictureLabel } from '../compare-pictures/page.ts';
import { BOOK_WIDTHS, getPictureName } from './files.ts';

const PICTURE_FOLDERS = ['simulador/recorridos/pictures', 'pictures'];

export function findPictures(folder: string): string {
  const inside = PICTURE_FOLDERS.map((path) => join(folder, path));
  return inside.find((path) => existsSync(path)) ?? folder;
}

const labels = new Map<string, PictureLabel>(
  RECIPES.flatMap(({ id, title, steps }) =>
    BOOK_WIDTHS.map((width) => [
      getPictureName(id, width),
      { title: `${title} · ${width} px`, lines: steps.map(({ says }) => says) },
    ]),
  ),
);

export const getBookLabel = (file: string): PictureLabel => labels.get(file) ?? { title: file };
