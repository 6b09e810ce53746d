/**
 * `npm run shots [folder]` takes a picture of every screen, state and dialog at 390 and 1280 px and writes
 * the contact sheet `out/shots/index.html`. `folder` may hold reference pictures named `<name>-movil.png`
 * and `<name>-escritorio.png`. `SHOTS=home,modal-sendPool` or `SHOTS=bonus*` limits the run;
 * `SHOTS_OUT=out/before` changes the output folder. Needs the built demo.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { DIALOG_PICTURES, SCREENS } from '../e2e/shots/screens.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../src/stores/shell/modal.ts';
import { ensureBrowser, PICTURE_ARGS } from './browser.ts';
import { findUnknownNames, readSelection, SHOTS_FOLDER } from './shots/selection.ts';
import { createContactSheet, type Shot } from './shots/sheet.ts';
import { openPage, SIZES, type Size, takeDialog, takeScreen } from './shots/take.ts';
import { startStaticHost } from './static-host.ts';

const SHEET_TIMEOUT_MS = 180_000;

/**
 * The pages get a fixed host name, because the cards of Bonus show the host, and the port of the server
 * varies.
 */
const SITE_HOST = 'localhost:4173';

const modelFolder = process.argv[2];
const dialogTypes = [...ERROR_MODALS, ...FLOW_MODALS];
const names = [...SCREENS.map(({ name }) => name), ...dialogTypes.map((type) => `modal-${type}`)];
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

const writeSheet = () =>
  writeFileSync(join(SHOTS_FOLDER, 'index.html'), createContactSheet(shots, missed, names));

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
    // Writes the sheet after each picture, so that an aborted run leaves a sheet of the pictures so far.
    writeSheet();
  }
}

/**
 * Serves the dialog page with Vite's dev server, because a build of the page alone would order its
 * stylesheets differently.
 */
async function serveDialogs() {
  // Without `CI`, Vite ends when standard input closes, and a background job has no standard input.
  process.env.CI ??= 'true';
  // With an API, Vite leaves out the simulator, which takes seconds to build. The page calls no API.
  process.env.VITE_API_URL ??= 'http://localhost';
  const server = { port: 0, strictPort: false, hmr: false, watch: null };
  const dev = await createServer({ server, logLevel: 'error' });
  await dev.listen();
  return new URL(dev.resolvedUrls?.local[0] ?? '').origin;
}

mkdirSync(SHOTS_FOLDER, { recursive: true });
// Deletes only pictures and files with the names that a run writes, because `SHOTS_OUT` may name any folder.
for (const file of readdirSync(SHOTS_FOLDER)) {
  if (/\.png$|^index\.html$|^models$/.test(file)) rmSync(join(SHOTS_FOLDER, file), { recursive: true });
}
const screens = SCREENS.filter(({ name }) => isSelected(name));
const dialogs = dialogTypes.filter((type) => isSelected(`modal-${type}`));
const demo = await startStaticHost({ folder: 'dist-demo', port: 0 });
const dialogOrigin = dialogs.length > 0 ? await serveDialogs() : '';
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: [...PICTURE_ARGS, `--host-resolver-rules=MAP ${SITE_HOST} ${new URL(demo.origin).host}`],
});

const jobs: Job[] = [
  ...screens.map((screen) => ({
    name: screen.name,
    take: (page: Page, size: Size) => takeScreen(page, `http://${SITE_HOST}`, screen, size),
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
// Exits explicitly, because closing the browser may wait for pages that hang.
process.exit(missed.length > 0 ? 1 : 0);
