/** The classes that screens wear against the built sheets: one that no sheet knows is a look that got lost in silence. */
import { readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from '@playwright/test';
import { lineOf, listFiles, readSourceTree, walk } from '../scripts/source-tree.ts';

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

test('every class that a screen wears is in a sheet', () => {
  const sheets = listFiles('dist')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const known = new Set(
    [...sheets.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => String(name).replaceAll('\\', '')),
  );
  const worn = readSourceTree()
    .filter(({ path, isTest }) => path.startsWith('src/') && path.endsWith('.tsx') && !isTest)
    .flatMap((file) => {
      const found: { name: string; place: string }[] = [];
      walk(file, (node) => {
        if (!types.isJSXAttribute(node) || node.name.name !== 'className') return;
        const names = textsOf(node.value).flatMap((text) => text.split(/\s+/).filter(Boolean));
        for (const name of names) found.push({ name, place: `${file.path}:${lineOf(node)} ${name}` });
      });
      return found;
    });
  expect(worn.length).toBeGreaterThan(300);
  const lost = worn.filter(({ name }) => !known.has(name) && !HANDLES.has(name));
  expect(lost.map(({ place }) => place)).toEqual([]);
});
