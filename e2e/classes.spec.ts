import { readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from '@playwright/test';
import { listFiles } from '../scripts/files.ts';
import { getLine, readSourceTree, type SourceFile, walk } from '../scripts/testing/source-tree.ts';

const HANDLES = new Set(['wordmark']);

/**
 * Returns the string literals to which an expression may evaluate: both branches of a condition, the right side
 * of `&&` and `||`, the arguments of a call and the words of a template. A word of a template that contains an
 * expression is left out.
 */
function getTexts(node: types.Node | null | undefined): string[] {
  if (types.isStringLiteral(node)) return [node.value];
  if (types.isJSXExpressionContainer(node)) return getTexts(node.expression);
  if (types.isConditionalExpression(node)) return [node.consequent, node.alternate].flatMap(getTexts);
  if (types.isLogicalExpression(node)) return getTexts(node.right);
  if (types.isCallExpression(node)) return node.arguments.flatMap(getTexts);
  if (!types.isTemplateLiteral(node)) return [];
  const whole = node.quasis.map(({ value }) => value.raw).join('…');
  return [whole.replace(/\S*…\S*/g, ' '), ...node.expressions.flatMap(getTexts)];
}

function findClasses(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => String(name).replaceAll('\\', '')),
  );
}

const readPage = () => readFileSync('dist/index.html', 'utf8');
const readFirstSheet = () => /<style>([\s\S]*?)<\/style>/.exec(readPage())?.[1] ?? '';

function findUsedClasses(files: readonly SourceFile[]): { name: string; place: string }[] {
  return files.flatMap((file) => {
    const found: { name: string; place: string }[] = [];
    walk(file, (node) => {
      if (!types.isJSXAttribute(node) || node.name.name !== 'className') return;
      const names = getTexts(node.value).flatMap((text) => text.split(/\s+/).filter(Boolean));
      for (const name of names) found.push({ name, place: `${file.path}:${getLine(node)} ${name}` });
    });
    return found;
  });
}

const isKnownTo = (classes: ReadonlySet<string>) => (name: string) => classes.has(name) || HANDLES.has(name);

test('every class name in a component of the product, except `wordmark`, is defined in a style sheet of the build', () => {
  const sheets = listFiles('dist').filter((file) => file.endsWith('.css'));
  const texts = [readFirstSheet(), ...sheets.map((sheet) => readFileSync(sheet, 'utf8'))];
  const isKnown = isKnownTo(new Set(texts.flatMap((text) => [...findClasses(text)])));
  const screens = readSourceTree().filter(
    ({ path, isTest }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest,
  );
  const used = findUsedClasses(screens);
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(({ name }) => !isKnown(name)).map(({ place }) => place)).toEqual([]);
});

test('the inline style sheet defines every class of the prerendered Inicio, except two', () => {
  const isKnown = isKnownTo(findClasses(readFirstSheet()));
  // Leaves out the toast region, because it is empty until the app fills it, and its style sheet comes with
  // the app.
  const filled = readPage().replace(/<div class="toast-region"[^>]*><\/div>/, '');
  const used = [...filled.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
    String(names).replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !isKnown(name))).toEqual([]);
});

test('every custom property that a style sheet of the build reads has a value', () => {
  const sheets = listFiles('dist').filter((file) => file.endsWith('.css'));
  const texts = [readPage(), ...sheets.map((sheet) => readFileSync(sheet, 'utf8'))];
  // Scripts set the properties of an element, such as `--share` of a progress bar.
  const scripts = listFiles('dist').filter((file) => file.endsWith('.js'));
  const all = [...texts, ...scripts.map((script) => readFileSync(script, 'utf8'))].join('\n');
  const isSet = new Set(
    [...all.matchAll(/(--[\w-]+)\s*:|["'`](--[\w-]+)["'`]/g)].map(
      ([, declared, quoted]) => declared ?? quoted,
    ),
  );
  const read = texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(read.length).toBeGreaterThan(100);
  expect([...new Set(read)].filter((name) => !isSet.has(name))).toEqual([]);
});
