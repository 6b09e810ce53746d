/** Where the runs of the recipes leave what the flow book is made of: pictures, and what each run saw. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stepPictureName } from '../../devtools/ui/picture-names.ts';

/** The widths the book shows, in CSS px. */
export const BOOK_WIDTHS = [390, 1280] as const;

const FOLDER = 'out/flow-book';

/** The folder of the pictures. */
export const PICTURES = `${FOLDER}/pictures`;
const flat = (id: string) => id.replace('/', '-');

function made(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** The name of a recipe's picture: `modal-sendPool-390.png`. */
export const pictureName = (id: string, width: number) => `${flat(id)}-${width}.png`;

/** The file of a recipe's picture; its folder is made. */
export const pictureFile = (id: string, width: number) => made(resolve(PICTURES, pictureName(id, width)));

/** Path of the picture of a recipe step (`index` from 0). Creates the folder when it does not exist. */
export const stepPictureFile = (id: string, index: number) =>
  made(resolve(PICTURES, stepPictureName(id, index)));

const observedFile = (id: string, where: string) => resolve(FOLDER, 'observed', `${flat(id)}-${where}.json`);

/** Keeps what a run saw. `where`: `jsdom`, or the width of the screen. */
export function keepObserved(id: string, where: string, observed: readonly string[]): void {
  writeFileSync(made(observedFile(id, where)), JSON.stringify(observed, null, 1));
}

/** What a run saw; null where there was none. Throws where the file is no list. */
export function readObserved(id: string, where: string): string[] | null {
  let text: string;
  try {
    text = readFileSync(observedFile(id, where), 'utf8');
  } catch {
    return null;
  }
  return JSON.parse(text) as string[];
}
