import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { retrySheets } from './first-sheet-plugin.ts';

const FILES = {
  'index.html': '<!doctype html><script type="module" src="/start.js"></script>',
  'start.js': 'import("./page.js");',
  'page.js': 'import "./page.css";',
  'page.css': 'b{color:blue}',
};

// The plugin `firstSheet`: `e2e/builds.spec.ts` finds a script that names a style sheet without a file.
test('with retrySheets, the preload helper forgets a stylesheet that could not be fetched, so the next import requests it again', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'reto-retry-sheets-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, file), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [retrySheets()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const scripts = output.map((one) => (one.type === 'chunk' ? one.code : ''));
  expect(scripts.join()).toMatch(/delete \w+\[\w+\]/);
});
