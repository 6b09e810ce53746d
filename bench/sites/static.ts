import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../../scripts/compress.ts';
import type { Block } from './content.ts';

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function drawBlock({ tag, text, href }: Block): string {
  const link = href === undefined ? '' : ` href="${escapeHtml(href)}"`;
  return `<${tag}${link}>${escapeHtml(text)}</${tag}>`;
}

export function writeStaticSite(folder: string, content: readonly Block[]) {
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
  writeFileSync(join(folder, 'assets/page.css'), readFileSync('bench/sites/bare/page.css'));
  compressFiles(folder);
}
