import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stepPictureName } from '../../devtools/ui/picture-names.ts';

export const BOOK_WIDTHS = [390, 1280] as const;

const FOLDER = 'out/flow-book';

export const PICTURES = `${FOLDER}/pictures`;
const flat = (id: string) => id.replace('/', '-');

function made(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

export const pictureName = (id: string, width: number) => `${flat(id)}-${width}.png`;

export const pictureFile = (id: string, width: number) => made(resolve(PICTURES, pictureName(id, width)));

export const stepPictureFile = (id: string, index: number) =>
  made(resolve(PICTURES, stepPictureName(id, index)));

const observedFile = (id: string, where: string) => resolve(FOLDER, 'observed', `${flat(id)}-${where}.json`);

export function keepObserved(id: string, where: string, observed: readonly string[]): void {
  writeFileSync(made(observedFile(id, where)), JSON.stringify(observed, null, 1));
}

export function readObserved(id: string, where: string): string[] | null {
  let text: string;
  try {
    text = readFileSync(observedFile(id, where), 'utf8');
  } catch {
    return null;
  }
  return JSON.parse(text) as string[];
}
