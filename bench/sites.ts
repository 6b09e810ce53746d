/**
 * Three sites, served in the same way: the product, and two reference sites with the text and links of Inicio. The
 * static page has one style sheet and no script. The bare stack (`bench/bare`) has the libraries of the product
 * without its code; it and the product are served with the mock server's API.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startBridge } from '../e2e/bridge/bridge.ts';
import { BROWSER_FLOOR } from '../scripts/browser-floor.ts';
import { compressFiles } from '../scripts/compress.ts';
import { signalsTransform } from '../scripts/signals-transform.ts';
import { startStaticHost } from '../scripts/static-host.ts';
import { escapeHtml } from '../scripts/test-page-html.ts';

export interface Block {
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'a';
  text: string;
  href?: string;
}

export type Sites = Awaited<ReturnType<typeof startSites>>;

const PLAYERS = 50;

async function readContent(browser: Browser, folder: string): Promise<Block[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(readFileSync(join(folder, 'index.html'), 'utf8'), { waitUntil: 'domcontentloaded' });
  const content = await page.evaluate(() => {
    const tags = 'h1, h2, h3, p, li, a';
    for (const hidden of document.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return [...document.querySelectorAll(`#root :is(${tags})`)].flatMap((element): Block[] => {
      const text = element.textContent.replace(/\s+/g, ' ').trim();
      if (text === '' || element.querySelector(tags)) return [];
      const tag = element.localName as Block['tag'];
      return [{ tag, text, ...(tag === 'a' && { href: element.getAttribute('href') ?? '' }) }];
    });
  });
  await page.close();
  return content;
}

function drawBlock({ tag, text, href }: Block): string {
  const link = href === undefined ? '' : ` href="${escapeHtml(href)}"`;
  return `<${tag}${link}>${escapeHtml(text)}</${tag}>`;
}

function writeStaticSite(folder: string, content: readonly Block[]) {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reto Ruffles</title>' +
    '<meta name="description" content="Predice los partidos de la Liga MX.">' +
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/lmx/assets/page.css">';
  const main = content.map(drawBlock).join('\n');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const html = `<!doctype html><html lang="es-MX"><head>${head}</head><body><main>${main}</main></body></html>`;
  // The static host serves `index.html`. For its Content-Security-Policy it computes the hashes of the inline
  // scripts and styles in `spa.html`.
  for (const file of ['index.html', 'spa.html']) writeFileSync(join(folder, file), html);
  copyFileSync('bench/bare/page.css', join(folder, 'assets/page.css'));
  compressFiles(folder);
}

async function buildBareSite(folder: string, content: readonly Block[]) {
  await build({
    configFile: false,
    root: resolve('bench/bare'),
    base: '/lmx/',
    plugins: [signalsTransform(), react()],
    define: { CONTENT: JSON.stringify(content) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: BROWSER_FLOOR,
      modulePreload: { polyfill: false },
    },
    logLevel: 'warn',
  });
  // The static host answers the addresses of the app, such as /lmx/games, with `spa.html`.
  copyFileSync(join(folder, 'index.html'), join(folder, 'spa.html'));
  compressFiles(folder);
}

async function startWithApi(folder: string) {
  const { origin, control, close } = await startBridge({ folder, world: { players: PLAYERS } });
  await control.world.as('ana');
  return { url: `${origin}/lmx`, token: String(control.world.table('sessions').rows.at(-1)?.token), close };
}

/** `folder` has the build of the product. The URLs have no slash at their end. */
export async function startSites(browser: Browser, folder: string) {
  const root = mkdtempSync(join(tmpdir(), 'reto-bench-'));
  const product = await startWithApi(folder);
  const content = await readContent(browser, folder);
  writeStaticSite(join(root, 'static'), content);
  await buildBareSite(join(root, 'bare'), content);
  const bare = await startWithApi(join(root, 'bare'));
  const host = await startStaticHost({ folder: join(root, 'static') });
  return {
    product,
    bare,
    staticUrl: `${host.origin}/lmx`,
    async close() {
      for (const site of [product, bare, host]) await site.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
