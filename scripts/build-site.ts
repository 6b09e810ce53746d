import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import { build, type Manifest } from 'vite';
import { getCardPicture, getPageFile, PUBLIC_PAGES, type PublicPage, SITE_ROOT } from '../deploy/routes.ts';
import { HEAD } from '../src/copy/head.ts';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { compressFiles } from './compress.ts';
import { listFiles } from './files.ts';
import { fillPage, inlineHead, toInline, withBuildId } from './page-template.ts';
import { createPreloadTags } from './preload-tags.ts';
import { readApiOrigin, readApiUrl, readSiteUrl } from './site-env.ts';

const SHELL = 'src/shell.ts';

type Render = (path: string) => Promise<{ html: string; head: string }>;

async function loadRender(): Promise<Render> {
  const outDir = resolve('node_modules/.cache/prerender');
  await build({
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
    logLevel: 'warn',
  });
  const entry = pathToFileURL(join(outDir, 'prerender.js')).href;
  const { render } = (await import(`${entry}?${process.pid}`)) as { render: Render };
  return render;
}

// Messengers cache a picture by its URL, so the file name contains a hash of the content.
function nameByContent(folder: string, file: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, file)));
  const named = `assets/${file.replace('.', `-${hash.digest('hex').slice(0, 8)}.`)}`;
  renameSync(join(folder, file), join(folder, named));
  return named;
}

function takeFile(folder: string, file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  rmSync(join(folder, file));
  return text;
}

// `boot.js` also runs in unsupported browsers, so esbuild converts its syntax to ES5, or fails where it can't.
const minifyBoot = (code: string) => transformSync(code, { minify: true, target: 'es5' }).code;

/** Only the empty shell has this script, because a larger prerendered page would be painted later. */
function bundleShellScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [SHELL],
    bundle: true,
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(readApiUrl()) },
    format: 'iife',
    minify: true,
    target: BROWSER_FLOOR,
    write: false,
  });
  return toInline('script', outputFiles.map(({ text }) => text).join(''), SHELL);
}

function buildId(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

export async function makeSite(folder: string) {
  await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  rmSync(join(folder, '.vite'), { recursive: true });
  const preload = createPreloadTags(manifest);
  const render = await loadRender();
  const pictures = Object.fromEntries(
    PUBLIC_PAGES.map(({ name }) => [name, nameByContent(folder, getCardPicture(name))]),
  ) as Record<PublicPage['name'], string>;
  // Without the indentation, because the compressed page of Inicio has to fit into the first packets of a connection.
  const source = takeFile(folder, 'index.html').replace(/\n\s+/g, '\n');
  const template = inlineHead(source, (file) =>
    file === 'boot.js' ? minifyBoot(takeFile(folder, file)) : takeFile(folder, file),
  ).replaceAll(SITE_ROOT + getCardPicture('home'), SITE_ROOT + pictures.home);
  // Before the styles, which are most of the head, so that the first calls leave as early as possible. The script reads
  // the names of the page's files from the tags.
  const shell = template.replace('<style>', (style) => preload.shellTags + bundleShellScript() + style);
  const pages = new Map<string, string>([['spa.html', shell]]);
  for (const page of PUBLIC_PAGES) {
    pages.set(
      getPageFile(page),
      fillPage(template, {
        ...(await render(page.path)),
        card: HEAD[page.name],
        picture: pictures[page.name],
        path: page.path,
        sheets: page.name === 'home' ? [] : preload.sheets,
        tags: preload.getTags(page),
      }),
    );
  }
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, html] of pages) write(file, html);
  const id = buildId(folder);
  for (const [file, html] of pages) write(file, withBuildId(html, id));
  // `node scripts/run.mjs scripts/deploy-files.ts` reads the origins.
  const version = { build: id, apiOrigin: readApiOrigin(), siteUrl: readSiteUrl() };
  write('version.json', `${JSON.stringify(version)}\n`);
  compressFiles(folder);
  console.log(`${folder}: ${pages.size} pages, build ${id}`);
}
