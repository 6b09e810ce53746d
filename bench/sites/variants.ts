import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '../../scripts/compress.ts';

const START_SCRIPT = /<script type="module"[^>]*><\/script>/;
const PAGE_FILES = /<meta name="page-files" content="([^"]*)">/;

function takeScriptsOut(html: string): string {
  return html.replace(START_SCRIPT, '').replace(PAGE_FILES, '');
}

function startInHead(html: string, app: string, preloads: readonly string[]): string {
  const pageFiles = PAGE_FILES.exec(html)?.[1]?.split(' ') ?? [];
  const links = [...preloads, ...pageFiles]
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
  return html.replace(START_SCRIPT, `<script type="module" crossorigin src="${app}"></script>${links}`);
}

function findImports(code: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, file]) => file ?? []);
}

function writeVariant(build: string, folder: string, change: (html: string) => string) {
  cpSync(build, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const changed = change(html);
  if (changed === html) throw new Error(`${build}/index.html has no script to change`);
  writeFileSync(page, changed);
  compressFile(page);
}

export function writeWithoutScripts(build: string, folder: string) {
  writeVariant(build, folder, takeScriptsOut);
}

export function writeWithScriptInHead(build: string, folder: string) {
  const assets = join(build, 'assets');
  const app = readdirSync(assets).find((file) => /^main-[^.]+\.js$/.test(file));
  if (!app) throw new Error(`${assets} has no main script`);
  const address = (file: string) => `/lmx/assets/${file}`;
  const imports = findImports(readFileSync(join(assets, app), 'utf8')).map(address);
  writeVariant(build, folder, (html) => startInHead(html, address(app), imports));
}
