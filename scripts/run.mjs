/**
 * Runs a TypeScript script: `node scripts/run.mjs scripts/build.ts [arguments]`. esbuild bundles the script,
 * because Node 20 does not read TypeScript. Scripts must resolve paths from the repository's root, because
 * the bundle is in another folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [script, ...rest] = process.argv.slice(2);
if (!script) throw new Error('usage: node scripts/run.mjs <script.ts> [arguments]');

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const folder = 'node_modules/.cache/run';
mkdirSync(folder, { recursive: true });
const outfile = resolve(folder, `${basename(script, '.ts')}-${process.pid}.mjs`);
await build({
  entryPoints: [script],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Vite's `?url` imports of SVG files return a URL. With this loader, they return the path of a copied file.
  loader: { '.svg': 'file' },
  assetNames: '[name]',
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.argv = [process.argv[0], script, ...rest];
process.on('exit', () => rmSync(outfile, { force: true }));
await import(pathToFileURL(outfile).href);
