import { readFileSync } from 'node:fs';
import { types } from '@babel/core';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { getLine, readSourceTree, walk } from './testing/source-tree.ts';

interface Text {
  at: string;
  words: string;
}

// Excluded from the check, because these words are only typed into the search and never shown.
const TYPED_WORDS = 'devtools/search/synonyms.ts';

const SPEC_TEXTS = new Set(['Cargando ...', '¡oops! ...', '¡Oops! ...']);

function getText(node: types.Node): string | null {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isJSXText(node)) return node.value.trim();
  if (types.isTemplateLiteral(node)) return node.quasis.map(({ value }) => value.cooked ?? '').join('{}');
  return null;
}

const code: Text[] = readSourceTree()
  .filter(
    ({ path, isTest }) =>
      /^(src|devtools|mock-server|scripts)\//.test(path) && !isTest && path !== TYPED_WORDS,
  )
  .flatMap((file) => {
    const found: Text[] = [];
    walk(file, (node) => {
      const words = getText(node);
      if (words) found.push({ at: `${file.path}:${getLine(node)}`, words });
    });
    return found;
  });

const pages: Text[] = [
  'index.html',
  ...listFiles('docs/guides').filter((path) => /\/(?:guia|receta)-[^/]+\.md$/.test(path)),
].flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((words, index) => ({ at: `${path}:${index + 1}`, words: words.replace(/<[^>]*>/g, '').trim() })),
);

const isDrawn = (words: string) =>
  /[;{]\s*[a-z-]+:/.test(words) || (/^[\d\s.,a-z{}()-]*$/i.test(words) && !/[a-z]{3}/i.test(words));

const texts = [...code, ...pages].filter(({ words }) => !SPEC_TEXTS.has(words) && !isDrawn(words));

const word = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');

test.each([
  ['presiona', 'pulsa', word('puls(?:a|as|ar|an|e|es|en|o|ado|ada|ando|aste)')],
  ['mouse', 'ratón', word('rat[oó]n(?:es)?')],
  ['falla', 'fallo', word('fallos?')],
  ['petición', 'llamada', word('llamadas?')],
  ['número del mundo', 'semilla', word('semillas?')],
  ['“ ”', '« »', /[«»]/],
  ['an ellipsis next to its word', 'a space before an ellipsis', /\p{L} (?:…|\.\.\.)/u],
  ['1,200', '1 200', /(?<![\d.,] ?)[1-9]\d{0,2}[ \u00a0\u202f]\d{3}(?![ \u00a0\u202f]?\d)/],
])(
  'no text of the product, the simulator, the mock server, the scripts and the Spanish guides contains $1 (correct: $0)',
  (_better, _worse, pattern) => {
    expect(texts.filter(({ words }) => pattern.test(words)).map(({ at, words }) => `${at} ${words}`)).toEqual(
      [],
    );
  },
);

test('no text of the product says “Presiona”, because its players have phones (correct: “Toca”)', () => {
  const presses = word('presion(?:a|as|ar|e|es)');
  const found = texts.filter(({ at, words }) => at.startsWith('src/') && presses.test(words));
  expect(found.map(({ at, words }) => `${at} ${words}`)).toEqual([]);
});

test('the Spanish guides contain no straight double quotes outside code', () => {
  const guides = pages.filter(({ at }) => at.startsWith('docs/guides/'));
  expect(
    guides.filter(({ words }) => words.replace(/`[^`]*`/g, '').includes('"')).map(({ at }) => at),
  ).toEqual([]);
});
