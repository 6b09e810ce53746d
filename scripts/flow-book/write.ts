import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_ROOT } from '../../deploy/routes.ts';
import { RECIPES } from '../../devtools/recipes/index.ts';
import type { Recipe } from '../../devtools/recipes/recipe.ts';
import { getStepPictureName, PICTURE_LIST } from '../../devtools/ui/flow-picture-names.ts';
import { compressFile } from '../compress.ts';
import { BOOK_WIDTHS, getPictureName, PICTURES, readObserved } from './files.ts';
import { createBookSheet, renderBookPage } from './page.ts';

const HERE = 'scripts/flow-book';

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// `pictures.css` overrides rules of `book.css`, so it comes second.
const readSheets = () =>
  ['book.css', 'pictures.css'].map((name) => readFileSync(join(HERE, name), 'utf8')).join('\n');

const getStepNames = ({ id, steps }: Recipe) => steps.map((_step, index) => getStepPictureName(id, index));

export function writeBook(demo: string, hasPictures: boolean): void {
  const folder = join(demo, 'simulador/recorridos');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const known = new Set(
    RECIPES.flatMap((recipe) => [
      ...BOOK_WIDTHS.map((width) => getPictureName(recipe.id, width)),
      ...getStepNames(recipe),
    ]),
  );
  const pictures = new Set(hasPictures ? listNames(PICTURES).filter((name) => known.has(name)) : []);
  for (const name of pictures) copyFileSync(join(PICTURES, name), join(folder, 'pictures', name));
  const counts = RECIPES.filter((recipe) => getStepNames(recipe).every((name) => pictures.has(name))).map(
    ({ id, steps }) => [id, steps.length],
  );
  const font = listNames(join(demo, 'assets')).find((name) => /^archivo-var.*\.woff2$/.test(name));
  const { build } = JSON.parse(readFileSync(join(demo, 'version.json'), 'utf8')) as { build: string };
  if (font) copyFileSync(join(demo, 'assets', font), join(folder, 'text.woff2'));
  const parts = { pictures, build, root: SITE_ROOT, font: font ? 'simulador/recorridos/text.woff2' : null };
  for (const [name, text] of [
    ['index.html', renderBookPage(parts)],
    ['book.css', createBookSheet(readSheets(), parts)],
    [PICTURE_LIST, JSON.stringify(Object.fromEntries(counts))],
    ['book.js', readFileSync(join(HERE, 'book.js'), 'utf8')],
  ] as const) {
    writeFileSync(join(folder, name), text);
    compressFile(join(folder, name));
  }
}

/**
 * Returns what a recipe run observed, without API calls and server messages, so that the runs in jsdom and at
 * both widths can be compared: the number of calls depends on when the page refetches. Each run checks its
 * recipe's calls and messages itself.
 */
const describeShown = (observed: readonly string[] | null) =>
  observed?.filter((what) => !/^(?:call|msg):/.test(what)) ?? null;

export function findBookProblems(): string[] {
  const there = new Set(listNames(PICTURES));
  return RECIPES.flatMap((recipe) => {
    const { id } = recipe;
    const missingSteps = getStepNames(recipe).filter((name) => !there.has(name));
    const missing = BOOK_WIDTHS.filter((width) => !there.has(getPictureName(id, width)));
    const seen = ['jsdom', ...BOOK_WIDTHS.map(String)].map(
      (where) => [where, describeShown(readObserved(id, where))] as const,
    );
    const [first, ...others] = seen.filter(([, observed]) => observed !== null);
    return [
      ...(missingSteps.length > 0 ? [`${id} lacks pictures of ${missingSteps.length} steps`] : []),
      ...missing.map((width) => `${id} has no picture at ${width}`),
      ...others
        .filter(([, observed]) => JSON.stringify(observed) !== JSON.stringify(first?.[1]))
        .map(([where, observed]) => `${id} saw ${observed} at ${where} and ${first?.[1]} at ${first?.[0]}`),
    ];
  });
}
