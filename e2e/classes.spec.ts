/** The classes that screens wear against the built sheets: a class that no sheet defines is a look that was lost. */
import { readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from '@playwright/test';
import {
  lineOf,
  listFiles,
  readSourceTree,
  resolveImport,
  type SourceFile,
  walk,
} from '../scripts/source-tree.ts';

/** Handles that other tools hold, without a look of their own. */
const HANDLES = new Set(['wordmark']);

/** The texts an expression may come to, as far as they stand in it. A word that a variable completes is none. */
function textsOf(node: types.Node | null | undefined): string[] {
  if (types.isStringLiteral(node)) return [node.value];
  if (types.isJSXExpressionContainer(node)) return textsOf(node.expression);
  if (types.isConditionalExpression(node)) return [node.consequent, node.alternate].flatMap(textsOf);
  if (types.isLogicalExpression(node)) return textsOf(node.right);
  if (types.isCallExpression(node)) return node.arguments.flatMap(textsOf);
  if (!types.isTemplateLiteral(node)) return [];
  const whole = node.quasis.map(({ value }) => value.raw).join('…');
  return [whole.replace(/\S*…\S*/g, ' '), ...node.expressions.flatMap(textsOf)];
}

/** The class names that a sheet has rules for. */
function findClasses(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => String(name).replaceAll('\\', '')),
  );
}

const readPage = () => readFileSync('dist/index.html', 'utf8');
const readFirstSheet = () => /<style>([\s\S]*?)<\/style>/.exec(readPage())?.[1] ?? '';

/** Every class in a `className` of these files, with its place. */
function findWornClasses(files: readonly SourceFile[]): { name: string; place: string }[] {
  return files.flatMap((file) => {
    const found: { name: string; place: string }[] = [];
    walk(file, (node) => {
      if (!types.isJSXAttribute(node) || node.name.name !== 'className') return;
      const names = textsOf(node.value).flatMap((text) => text.split(/\s+/).filter(Boolean));
      for (const name of names) found.push({ name, place: `${file.path}:${lineOf(node)} ${name}` });
    });
    return found;
  });
}

/** The files that these import, directly or through others, without those that are fetched later. */
function findStaticImports(tree: readonly SourceFile[], roots: readonly string[]): SourceFile[] {
  const files = new Map(tree.map((file) => [file.path, file]));
  const found = new Set<SourceFile>();
  const queue = [...roots];
  for (let path = queue.pop(); path; path = queue.pop()) {
    const file = files.get(path);
    if (!file || found.has(file)) continue;
    found.add(file);
    queue.push(
      ...file.imports
        .filter(({ typeOnly, isDynamic }) => !typeOnly && !isDynamic)
        .map(({ from }) => resolveImport(file, from)),
    );
  }
  return [...found];
}

const isKnownTo = (classes: ReadonlySet<string>) => (name: string) => classes.has(name) || HANDLES.has(name);

test('every class that a screen wears is in a sheet', () => {
  const sheets = listFiles('dist').filter((file) => file.endsWith('.css'));
  const texts = [readFirstSheet(), ...sheets.map((sheet) => readFileSync(sheet, 'utf8'))];
  const isKnown = isKnownTo(new Set(texts.flatMap((text) => [...findClasses(text)])));
  const screens = readSourceTree().filter(
    ({ path, isTest }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest,
  );
  const worn = findWornClasses(screens);
  expect(worn.length).toBeGreaterThan(300);
  expect(worn.filter(({ name }) => !isKnown(name)).map(({ place }) => place)).toEqual([]);
});

test.describe('the sheet of the first paint', () => {
  test('the sheet of the first paint has every class of the prerendered Inicio', () => {
    const isKnown = isKnownTo(findClasses(readFirstSheet()));
    // The region of the toasts is empty until the app fills it, and its sheet comes with the app.
    const filled = readPage().replace(/<div class="toast-region"[^>]*><\/div>/, '');
    const worn = [...filled.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
      String(names).replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '),
    );
    expect(worn.length).toBeGreaterThan(100);
    expect([...new Set(worn)].filter((name) => !isKnown(name))).toEqual([]);
  });

  test('the sheets of the first paint and of the app have every class of the shell and of a visitor’s Inicio', () => {
    const ofTheApp = listFiles('dist').filter((file) => /\/notices-[\w-]+\.css$/.test(file));
    expect(ofTheApp).toHaveLength(1);
    const isKnown = isKnownTo(findClasses(readFirstSheet() + readFileSync(String(ofTheApp[0]), 'utf8')));
    const files = findStaticImports(readSourceTree(), ['src/main.tsx', 'src/pages/home/HomePage.tsx']);
    const worn = findWornClasses(files);
    expect(worn.length).toBeGreaterThan(100);
    expect(worn.filter(({ name }) => !isKnown(name)).map(({ place }) => place)).toEqual([]);
  });
});
