/** What the comparison of two flow books knows of their pictures. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { PictureLabel } from '../compare-pictures/page.ts';
import { BOOK_WIDTHS, pictureName } from './files.ts';

/** Where a demo, its page of recipes and the run that made them keep the pictures. */
const PICTURE_FOLDERS = ['simulador/recorridos/pictures', 'pictures'];

/** Finds the pictures below a demo or a flow book; `folder` itself when they are not below it. */
export function findPictures(folder: string): string {
  const inside = PICTURE_FOLDERS.map((path) => join(folder, path));
  return inside.find((path) => existsSync(path)) ?? folder;
}

const labels = new Map<string, PictureLabel>(
  RECIPES.flatMap(({ id, title, steps }) =>
    BOOK_WIDTHS.map((width) => [
      pictureName(id, width),
      { title: `${title} · ${width} px`, lines: steps.map(({ says }) => says) },
    ]),
  ),
);

/** The recipe of a picture with its steps; the file's name for one whose recipe is gone. */
export const getBookLabel = (file: string): PictureLabel => labels.get(file) ?? { title: file };
