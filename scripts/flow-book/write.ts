import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { getStepPictureName, PICTURE_LIST } from '../../devtools/ui/flow-picture-names.ts';
import { compressFile } from '../compress.ts';
import { PICTURES } from './files.ts';
import { createBookSheet, renderBookPage } from './page.ts';

const HERE = 'scripts/flow-book';

const getStepNames = ({ id, steps }: Recipe) => steps.map((_step, index) => getStepPictureName(id, index));

export function writeBook(demo: string, hasPictures: boolean): void {
  const folder = join(demo, 'simulador/recorridos');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const pictures = new Set(hasPictures ? readdirSync(PICTURES) : []);
  for (const name of pictures) copyFileSync(join(PICTURES, name), join(folder, 'pictures', name));
  const counts = RECIPES.filter((recipe) => getStepNames(recipe).every((name) => pictures.has(name))).map(
    ({ id, steps }) => [id, steps.length],
  );
  const font = readdirSync(join(demo, 'assets')).find((name) => /^archivo-var.*\.woff2$/.test(name));
  const { build } = JSON.parse(readFileSync(join(demo, 'version.json'), 'utf8')) as { build: string };
  if (font) copyFileSync(join(demo, 'assets', font), join(folder, 'text.woff2'));
  const parts = { pictures, build, font: font ? 'simulador/recorridos/text.woff2' : null };
  for (const [name, text] of [
    ['index.html', renderBookPage(parts)],
    ['book.css', createBookSheet(readFileSync(join(HERE, 'book.css'), 'utf8'), parts)],
    [PICTURE_LIST, JSON.stringify(Object.fromEntries(counts))],
    ['book.js', readFileSync(join(HERE, 'book.js'), 'utf8')],
  ] as const) {
    writeFileSync(join(folder, name), text);
    compressFile(join(folder, name));
  }
}
