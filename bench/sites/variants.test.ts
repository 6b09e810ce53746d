import { expect, test } from 'vitest';
import { findImports, startInHead, takeScriptsOut } from './variants.ts';

const SCRIPT = '<script type="module" crossorigin src="/lmx/assets/start-1.js"></script>';
const FILES = '<meta name="page-files" content="/lmx/assets/Home-1.js /lmx/assets/home-2.js">';
const PAGE = `<head><script>inline()</script>${SCRIPT}${FILES}</head>`;

test('takeScriptsOut removes the module script and the `page-files` tag from the HTML, and keeps inline scripts', () => {
  expect(takeScriptsOut(PAGE)).toBe('<head><script>inline()</script></head>');
});

test("startInHead replaces the module script by the app's main script, and preloads its imports and the files of `page-files`", () => {
  const page = startInHead(PAGE, '/lmx/assets/main-3.js', ['/lmx/assets/vendor-4.js']);
  expect(page).not.toContain('start-1.js');
  expect(page).toContain('<script type="module" crossorigin src="/lmx/assets/main-3.js"></script>');
  expect([...page.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/lmx/assets/vendor-4.js',
    '/lmx/assets/Home-1.js',
    '/lmx/assets/home-2.js',
  ]);
});

test('findImports returns the static imports of a module and not the dynamic imports', () => {
  const code = 'import{a as b}from"./vendor-4.js";import"./common-5.js";const c=()=>import("./Games-6.js");';
  expect(findImports(code)).toEqual(['vendor-4.js', 'common-5.js']);
});
