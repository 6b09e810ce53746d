/** The whole pages: `e2e/builds.spec.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillPage, inlineHead } from './page-template.ts';

const TEMPLATE = `<!doctype html><html><head><title>Reto Ruffles</title>
<meta property="og:title" content=""><meta property="og:description" content="">
<meta property="og:url" content="https://x.example/lmx/"><meta property="og:image:alt" content="">
<meta property="og:image" content="https://x.example/lmx/assets/og.jpg">
<style>@layer base;</style><script>boot()</script></head><body><div id="root"></div></body></html>`;

const CONTENT = {
  head: '<title>Bases</title><meta name="description" content="Todo"/>',
  html: '<main>$& y más</main>',
  card: {
    title: 'Bases',
    description: 'Todo',
    ogTitle: 'Las "bases"',
    ogDescription: 'D & D',
    ogImageAlt: 'Una carta & un "boleto"',
  },
  picture: 'assets/og-terms.jpg',
  path: '/T&C',
  sheets: [],
  tags: '',
};

const page = fillPage(TEMPLATE, CONTENT);

test('a public page holds its text as rendered, including replacement patterns such as `$&`', () => {
  expect(page).toContain('<div id="root"><main>$& y más</main></div>');
});

test('the Open Graph tags and the canonical link of a public page have the page’s own texts, picture and address', () => {
  expect(page).toContain('<meta property="og:title" content="Las &quot;bases&quot;">');
  expect(page).toContain('<meta property="og:description" content="D &amp; D">');
  expect(page).toContain('<meta property="og:image" content="https://x.example/lmx/assets/og-terms.jpg">');
  expect(page).toContain('<meta property="og:image:alt" content="Una carta &amp; un &quot;boleto&quot;">');
  expect(page).toContain('<meta property="og:url" content="https://x.example/lmx/T%26C">');
  expect(page).toContain('<link rel="canonical" href="https://x.example/lmx/T%26C">');
});

const LINKED =
  '<!-- Why. --><script src="/lmx/boot.js"></script><script type="module" crossorigin src="/lmx/assets/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/lmx/assets/a.js"><link rel="stylesheet" crossorigin href="/lmx/assets/index.css">';
const files = new Map([
  ['boot.js', "var a='$&';\n"],
  ['assets/index.css', "@layer a;b{content:'$1'}\n"],
]);
const read = (file: string) => files.get(file) ?? '';

test('inlineHead inlines the blocking script and the stylesheet, keeps the links to the modules and removes comments', () => {
  expect(inlineHead(LINKED, read)).toBe(
    '<script>var a=\'$&\';</script><script type="module" crossorigin src="/lmx/assets/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/lmx/assets/a.js">' +
      "<style>@layer a;b{content:'$1'}</style>",
  );
});

test('every drawing that a `use` element in index.html refers to exists in index.html', () => {
  const source = readFileSync('index.html', 'utf8');
  const names = [...source.matchAll(/<use[^>]* href="#([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !source.includes(` id="${name}"`))).toEqual([]);
});
