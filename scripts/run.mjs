/**
 * Runs a TypeScript script: `node scripts/run.mjs scripts/build.ts [arguments]`. esbuild bundles the script,
 * because Node 20 does not read TypeScript. Scripts must resolve paths from the repository's root, because
 * the bundle is in another folder. An error whose `cause` is `help` is printed as the output, one whose `cause` is
 * `usage` as its message alone (`scripts/command-line.ts`).
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [script, ...rest] = process.argv.slice(2);
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
if (!existsSync(script ?? '')) {
  console.error('Usage: node scripts/run.mjs scripts/<file>.ts [arguments]');
  process.exit(1);
}
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
try {
  await import(pathToFileURL(outfile).href);
} catch (error) {
  if (error.cause === 'help') {
    console.log(error.message);
  } else {
    // A wrong argument, a missing build or a port in use needs no stack.
    const isUsage = error.cause === 'usage' || error.code === 'EADDRINUSE';
    console.error(isUsage ? error.message : error);
    process.exitCode = 1;
  }
}
