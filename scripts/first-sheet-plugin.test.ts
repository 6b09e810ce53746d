import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstSheet, retrySheets } from './first-sheet-plugin.ts';

const FILES = {
  'index.html':
    '<!doctype html><link rel="stylesheet" href="/first.css"><script type="module" src="/start.js"></script>',
  'first.css': 'a{color:red}',
  'start.js': 'export const shared = Math.random(); import("./main.js");',
  // Vite assigns `first.css` to `start.js`, because `index.html` links both. `main.js` and `page.js` import
  // `start.js`.
  'main.js': 'import { shared } from "./start.js"; console.log(shared); import("./page.js");',
  'page.js': 'import "./page.css"; import { shared } from "./start.js"; console.log(shared);',
  'page.css': 'b{color:blue}',
};

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'reto-first-sheet-')));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, file), text);
});
afterAll(() => rmSync(root, { recursive: true }));

async function buildWith(plugins: Plugin[]) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: /first\.css$/ }] } } },
    },
  })) as Rolldown.RolldownOutput;
  const read = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((one) => String(one.type === 'chunk' ? one.code : one.source))
      .join('\n');
  return { page: read('.html'), scripts: read('.js'), manifest: read('manifest.json') };
}

test('without the plugin firstSheet, Vite lists the first-paint stylesheet in the preload list of a script', async () => {
  const { scripts } = await buildWith([]);
  expect(scripts).toMatch(/assets\/shell-[\w-]+\.css/);
});

test('with firstSheet, the HTML links the first-paint stylesheet, but the preload lists in the scripts and manifest.json leave it out', async () => {
  const { page, scripts, manifest } = await buildWith([firstSheet()]);
  expect(page).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/shell-[\w-]+\.css">/);
  expect(scripts).not.toContain('shell-');
  expect(manifest).not.toMatch(/"css":[^\]]*shell-/);
});

test('with firstSheet, the preload lists in the scripts still contain the stylesheet of a lazily loaded page', async () => {
  const { scripts } = await buildWith([firstSheet()]);
  expect(scripts).toMatch(/assets\/page-[\w-]+\.css/);
});

test('with retrySheets, the preload helper forgets a stylesheet that could not be fetched, so the next import requests it again', async () => {
  const { scripts } = await buildWith([retrySheets()]);
  expect(scripts).toMatch(/delete \w+\[\w+\]/);
});
