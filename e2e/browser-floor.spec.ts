import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { BROWSER_FLOOR } from '../scripts/browser-floor.ts';
import { listFiles } from '../scripts/files.ts';

const read = (ending: string, tag: string) => {
  const inline = [
    ...readFileSync('dist/spa.html', 'utf8').matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')),
  ];
  const files = listFiles('dist').filter((file) => file.endsWith(ending));
  return [
    ...inline.map(([, text = '']) => ({ file: `<${tag}> of spa.html`, text })),
    ...files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ];
};
const scripts = read('.js', 'script');
const sheets = read('.css', 'style');

const print = (text: string, target: string | string[]) =>
  transformSync(text, {
    target,
    format: 'esm',
    // esbuild can't tell whether these browsers support `\p{M}`. Chrome 64, Firefox 78 and Safari 11.1 support all
    // of `\p`.
    supported: { 'regexp-unicode-property-escapes': true },
  }).code;

test('no script of the player’s site has syntax that the oldest supported browsers lack', () => {
  const newer = scripts.filter(({ text }) => print(text, BROWSER_FLOOR) !== print(text, 'esnext'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(newer.map(({ file }) => file)).toEqual([]);
});

const NEWER_CALLS =
  /\.(?:hasOwn|findLast|findLastIndex|toSorted|toReversed|toSpliced|withResolvers|groupBy|fromAsync|canParse|throwIfAborted|isWellFormed|toWellFormed|showPopover|togglePopover|startViewTransition|checkVisibility|getSetCookie)\(|AbortSignal\.(?:any|timeout)|requestIdleCallback|Promise\.try|CompressionStream|new CSSStyleSheet|adoptedStyleSheets|new Intl\.(?:Segmenter|DurationFormat)/;

test('no script of the player’s site uses a listed API that the oldest supported browsers lack', () => {
  const found = scripts.flatMap(({ file, text }) => {
    const name = NEWER_CALLS.exec(text)?.[0];
    return name ? [`${file}: ${name}`] : [];
  });
  expect(found).toEqual([]);
});

const NEWER_STYLES: [string, RegExp][] = [
  ['a range in a media query', /@media[^{]*[<>]=?/],
  ['a container query', /@container/],
  ['a nested rule', /[{;]\s*&/],
  ['a colour function such as color-mix()', /\b(?:color-mix|oklch|oklab|lab|lch|light-dark)\(/],
  ['a viewport unit such as dvh', /[\d.](?:d|s|l)v(?:h|w|b|i|min|max)\b/],
  ['the property scale, translate or rotate', /[{;](?:scale|translate|rotate):/],
  ['@scope or @starting-style', /@scope|@starting-style/],
];

for (const [name, pattern] of NEWER_STYLES) {
  test(`no style sheet of the player’s site contains ${name}, which the oldest supported browsers lack`, () => {
    const found = sheets.flatMap(({ file, text }) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${file}: ${text.slice(at, at + 80)}`];
    });
    expect(sheets.length).toBeGreaterThan(1);
    expect(found).toEqual([]);
  });
}

test('no rule in a style sheet of the player’s site lists a :has() selector beside other selectors', () => {
  // One unknown selector makes the browser drop the whole rule. Firefox supports `:has()` since 121, Chrome since
  // 105.
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=[{};])[^{};@]*:has\([^{]*(?=\{)/g)]
      .filter(([list]) => list.replace(/\([^)]*\)/g, '').includes(','))
      .map(([list]) => `${file}: ${list}`),
  );
  expect(found).toEqual([]);
});

test('no script of the player’s site contains a :has() selector, for which older supported browsers throw', () => {
  expect(scripts.filter(({ text }) => text.includes(':has(')).map(({ file }) => file)).toEqual([]);
});
