/**
 * `npm run shots [folder]`: pictures of every screen, state and dialog at 390 and 1280 in one contact sheet,
 * `out/shots/index.html` and `sheet.png`. Two runs of one build are equal to the pixel; `npm run shots:compare` compares them.
 * With a folder of pictures named `<scene>-movil.png` and `<scene>-escritorio.png` each stands beside the one it is held
 * against. A picture that fails is named and left out; the sheet is written all the same.
 * `SHOTS=home,modal-sendPool` or `SHOTS=bonus*` takes those alone; `SHOTS_OUT=out/before` writes to another folder. Build the
 * demo first.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { DIALOG_PICTURES, SCENES } from '../e2e/shots/scenes.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../src/stores/shell/modal.ts';
import { ensureBrowser, PICTURE_ARGS } from './browser.ts';
import { findUnknownNames, readSelection, SHOTS_FOLDER } from './shots/selection.ts';
import { createSheet, type Shot } from './shots/sheet.ts';
import { openPage, SIZES, type Size, takeDialog, takeScene } from './shots/take.ts';
import { startStaticHost } from './static-host.ts';

/** Limit of the picture of the contact sheet (ms). */
const SHEET_TIMEOUT_MS = 180_000;

/** The site's host as the pages see it, whichever port is free: the cards of Bonus show it. */
const SITE_HOST = 'localhost:4173';

const modelFolder = process.argv[2];
const dialogTypes = [...ERROR_MODALS, ...FLOW_MODALS];
const names = [...SCENES.map(({ name }) => name), ...dialogTypes.map((type) => `modal-${type}`)];
const unknown = findUnknownNames(process.env.SHOTS, names);
if (unknown.length > 0 || !existsSync('dist-demo')) {
  if (unknown.length > 0)
    console.error(`No picture is called ${unknown.join(', ')}. The names: ${names.join(' ')}`);
  else console.error('There is no dist-demo. Run `npm run build:demo` first.');
  process.exit(2);
}
const isSelected = readSelection(process.env.SHOTS);
const shots: Shot[] = [];
const missed: string[] = [];

/** Writes a picture, with its model beside it where there is one. */
function keep(picture: Buffer, name: string, size: Size, modelName = name) {
  const file = `${name}-${size.name}.png`;
  writeFileSync(join(SHOTS_FOLDER, file), picture);
  const source = modelFolder ? join(modelFolder, `${modelName}-${size.name}.png`) : '';
  const model = source && existsSync(source) ? `models/${file}` : null;
  if (model) {
    mkdirSync(join(SHOTS_FOLDER, 'models'), { recursive: true });
    copyFileSync(source, join(SHOTS_FOLDER, model));
  }
  shots.push({ name, file, size: size.name, model });
}

interface Job {
  name: string;
  modelName?: string | undefined;
  take: (page: Page, size: Size) => Promise<Buffer>;
}

const writeSheet = () => writeFileSync(join(SHOTS_FOLDER, 'index.html'), createSheet(shots, missed, names));

/** Takes the pictures of one size in order; what fails is noted under its name. */
async function takeAll(jobs: readonly Job[], size: Size) {
  let page = await openPage(browser, size);
  for (const { name, modelName, take } of jobs) {
    try {
      keep(await take(page, size), name, size, modelName);
    } catch (error) {
      missed.push(`${name} at ${size.width}: ${String(error).split('\n')[0]}`);
      await page.context().close();
      page = await openPage(browser, size);
    }
    // Written as it grows: whoever stops the run has what there is.
    writeSheet();
  }
}

/** Serves the page that shows one dialog; returns its origin. A build of that page alone would order its sheets otherwise. */
async function serveDialogs() {
  // Vite would end the process with its standard input, which a job in the background doesn't have.
  process.env.CI ??= 'true';
  // The address of an API keeps the simulator, which takes seconds to build, out of the page. Nothing calls it.
  process.env.VITE_API_URL ??= 'http://localhost';
  const server = { port: 0, strictPort: false, hmr: false, watch: null };
  const dev = await createServer({ server, logLevel: 'error' });
  await dev.listen();
  return new URL(dev.resolvedUrls?.local[0] ?? '').origin;
}

mkdirSync(SHOTS_FOLDER, { recursive: true });
// Only what an earlier run wrote: `SHOTS_OUT` may name any folder.
for (const file of readdirSync(SHOTS_FOLDER)) {
  if (/\.png$|^index\.html$|^models$/.test(file)) rmSync(join(SHOTS_FOLDER, file), { recursive: true });
}
const scenes = SCENES.filter(({ name }) => isSelected(name));
const dialogs = dialogTypes.filter((type) => isSelected(`modal-${type}`));
const demo = await startStaticHost({ folder: 'dist-demo', port: 0 });
const dialogOrigin = dialogs.length > 0 ? await serveDialogs() : '';
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: [...PICTURE_ARGS, `--host-resolver-rules=MAP ${SITE_HOST} ${new URL(demo.origin).host}`],
});

const jobs: Job[] = [
  ...scenes.map((scene) => ({
    name: scene.name,
    take: (page: Page, size: Size) => takeScene(page, `http://${SITE_HOST}`, scene, size),
  })),
  ...dialogs.map((type) => ({
    name: `modal-${type}`,
    modelName: DIALOG_PICTURES[type],
    take: (page: Page, size: Size) => takeDialog(page, dialogOrigin, type, size),
  })),
];
await Promise.all(SIZES.map((size) => takeAll(jobs, size)));
writeSheet();
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
await page.goto(`file://${resolve(SHOTS_FOLDER, 'index.html')}`);
await page
  .screenshot({ path: join(SHOTS_FOLDER, 'sheet.png'), fullPage: true, timeout: SHEET_TIMEOUT_MS })
  .catch((error: Error) => missed.push(`sheet.png: ${error.message.split('\n')[0]}`));
console.log(`${shots.length} pictures in ${SHOTS_FOLDER}/index.html`);
for (const line of missed) console.error(`missed ${line}`);
// Closing may wait for pages that hang; everything is written.
process.exit(missed.length > 0 ? 1 : 0);
