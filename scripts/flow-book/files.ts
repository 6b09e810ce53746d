import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getStepPictureName } from '../../devtools/ui/flow-picture-names.ts';

export const BOOK_WIDTHS = [390, 1280] as const;

const FOLDER = 'out/flow-book';

export const PICTURES = `${FOLDER}/pictures`;
const toFileName = (id: string) => id.replace('/', '-');

function prepareFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

export const getPictureName = (id: string, width: number) => `${toFileName(id)}-${width}.png`;

export const preparePictureFile = (id: string, width: number) =>
  prepareFile(resolve(PICTURES, getPictureName(id, width)));

export const prepareStepPictureFile = (id: string, index: number) =>
  prepareFile(resolve(PICTURES, getStepPictureName(id, index)));

const getObservedFile = (id: string) => resolve(FOLDER, 'observed', `${toFileName(id)}.json`);

export function saveObserved(id: string, observed: readonly string[]): void {
  writeFileSync(prepareFile(getObservedFile(id)), JSON.stringify(observed));
}

export const readObserved = (id: string) => JSON.parse(readFileSync(getObservedFile(id), 'utf8')) as string[];
