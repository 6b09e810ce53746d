/**
 * `npm run shots [folder]`: pictures of every screen, state and dialog at 390 and 1280 in one contact sheet,
 * `out/shots/index.html` and `sheet.png`. With a folder of pictures named `<scene>-movil.png` and
 * `<scene>-escritorio.png` each stands beside the one it is held against. A picture that fails is named and left out;
 * the sheet is written all the same. `SHOTS=home,bonus` takes those alone. Build the demo first.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { DIALOG_PICTURES, SCENES, type Scene } from '../e2e/shots/scenes.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../src/stores/shell/modal.ts';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const OUT = 'out/shots';
const SIZES = [
  { name: 'movil', width: 390, height: 844 },
  { name: 'escritorio', width: 1280, height: 800 },
] as const;
type Size = (typeof SIZES)[number];
/** Pages that are open at once. */
const LANES = 2;
/** What one picture may take, ms. */
const PATIENCE_MS = 20_000;
/** What the sheet of them all may take, ms. */
const SHEET_PATIENCE_MS = 180_000;

const beside = process.argv[2];
const chosen = process.env.SHOTS?.split(',');
const isChosen = (name: string) => !chosen || chosen.includes(name);

interface Shot {
  name: string;
  file: string;
  size: Size['name'];
  /** The picture it is held against, where there is one. */
  model: string | null;
}

const shots: Shot[] = [];
const missed: string[] = [];

function keep(name: string, size: Size, file: string, modelName = name) {
  const source = beside ? join(beside, `${modelName}-${size.name}.png`) : '';
  const model = source && existsSync(source) ? `model-${name}-${size.name}.png` : null;
  if (model) copyFileSync(source, join(OUT, model));
  shots.push({ name, file, size: size.name, model });
}

async function fresh(browser: Browser, { width, height }: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-MX',
    reducedMotion: 'reduce',
    hasTouch: width < 992,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** Opens a scene's first screen in the world it plays in. */
async function open(page: Page, origin: string, { path, as, at, device = 'server', withhold }: Scene) {
  if (as) {
    // On a page of its own: setting a world up starts the page again, some time after it has come.
    const world = new URLSearchParams({ panel: 'off', as, ...(at ? { at } : {}) });
    await page.goto(`${origin}/lmx/privacy-policy#sim?${String(world).replaceAll('+', '%20')}`);
    await page.waitForFunction(() => localStorage.getItem('lmx:token'));
    await page.waitForTimeout(500);
    await page.waitForLoadState('load');
  }
  if (withhold) await page.route(withhold, () => {});
  const [address, fragment] = path.split('#');
  // The world stands in August: with the device's clock beside it the notice about it would be on every picture.
  await page.goto(`${origin}/lmx${address}#sim?panel=off&device=${encodeURIComponent(device)}`);
  const sign = withhold ? page.getByRole('progressbar') : page.getByRole('heading', { level: 1 });
  await sign.locator('visible=true').first().waitFor();
  if (fragment) await page.evaluate((hash) => Object.assign(location, { hash }), `#${fragment}`);
}

/** Waits until nothing is on its way: requests, fonts, and what is drawn once it comes into view. */
async function settle(page: Page, pause: number) {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(pause);
}

async function shoot(browser: Browser, origin: string, scene: Scene, size: Size) {
  const page = await fresh(browser, size);
  try {
    await open(page, origin, scene);
    await scene.act?.(page);
    // No hover on the picture.
    await page.mouse.move(0, 0);
    if (!scene.isViewport) {
      // As tall as the page: bars that stick to the foot of the screen then lie where the page ends.
      await page.evaluate(() => scrollTo(0, 0));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: size.width, height });
    }
    await settle(page, 600);
    const file = `${scene.name}-${size.name}.png`;
    // What grows with the window, or comes late, stays on the picture to its last line.
    await page.screenshot({ path: join(OUT, file), animations: 'disabled', fullPage: !scene.isViewport });
    keep(scene.name, size, file);
  } finally {
    await page.context().close();
  }
}

async function shootDialog(page: Page, origin: string, type: string, size: Size) {
  await page.goto(`${origin}/lmx/e2e/shots/dialogs.html?${type}#sim?panel=off`);
  await page.locator(`[data-modal="${type}"]`).waitFor();
  await settle(page, 100);
  const file = `modal-${type}-${size.name}.png`;
  await page.screenshot({ path: join(OUT, file), animations: 'disabled' });
  keep(`modal-${type}`, size, file, DIALOG_PICTURES[type]);
}

/** Takes the jobs in order, a few at once; what fails is noted under its name. */
async function runAll(jobs: { name: string; run: () => Promise<void> }[]) {
  const queue = [...jobs];
  const lane = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { name } = job;
      await job.run().catch((error: Error) => missed.push(`${name}: ${error.message.split('\n')[0]}`));
      // Written as it grows: whoever stops the run has what there is.
      writeFileSync(join(OUT, 'index.html'), sheet());
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function sheet(): string {
  const order = [
    ...SCENES.map(({ name }) => name),
    ...[...ERROR_MODALS, ...FLOW_MODALS].map((type) => `modal-${type}`),
  ];
  const rank = ({ name, size }: Shot) => order.indexOf(name) * 2 + (size === 'movil' ? 0 : 1);
  const figure = ({
    name,
    file,
    size,
    model,
  }: Shot) => `<figure class="${size}"><figcaption>${name} · ${size}</figcaption>
<img src="${file}" alt="${name}">${model ? `<img src="${model}" alt="modelo de ${name}">` : ''}</figure>`;
  const figures = [...shots].sort((a, b) => rank(a) - rank(b)).map(figure);
  const failures = missed.map((line) => `<p>Falta ${line.replaceAll('<', '&lt;')}</p>`);
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Hoja de contactos</title><style>
body{margin:16px;background:#081759;color:#fff7e6;font:13px/1.3 system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0;display:grid;grid-auto-flow:column;gap:4px;grid-template-rows:auto 1fr}figcaption{grid-column:1/-1}p{width:100%}
img{display:block;max-height:900px;object-fit:cover;object-position:0 0}.movil img{width:195px}.escritorio img{width:480px}
</style>${[...failures, ...figures].join('\n')}</html>`;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: BROWSER_ARGS,
});
const demo = await startStaticHost({ folder: 'dist-demo', port: 0 });
// Vite would end the process with its standard input, which a job in the background doesn't have.
process.env.CI ??= 'true';
const dev = await createServer({ server: { port: 0, strictPort: false }, logLevel: 'error' });
await dev.listen();
const devOrigin = new URL(dev.resolvedUrls?.local[0] ?? '').origin;
const dialogs = [...ERROR_MODALS, ...FLOW_MODALS].filter((type) => isChosen(`modal-${type}`));
const scenes = SCENES.filter(({ name }) => isChosen(name));

await runAll([
  ...SIZES.map((size) => ({
    name: `the dialogs at ${size.width}`,
    async run() {
      const page = await fresh(browser, size);
      for (const type of dialogs) {
        await shootDialog(page, devOrigin, type, size).catch((error: Error) =>
          missed.push(`modal-${type} at ${size.width}: ${error.message.split('\n')[0]}`),
        );
      }
      await page.context().close();
    },
  })),
  ...scenes.flatMap((scene) =>
    SIZES.map((size) => ({
      name: `${scene.name} at ${size.width}`,
      run: () => shoot(browser, demo.origin, scene, size),
    })),
  ),
]);
writeFileSync(join(OUT, 'index.html'), sheet());
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
await page.goto(`file://${join(process.cwd(), OUT, 'index.html')}`);
await page
  .screenshot({ path: join(OUT, 'sheet.png'), fullPage: true, timeout: SHEET_PATIENCE_MS })
  .catch((error: Error) => missed.push(`sheet.png: ${error.message.split('\n')[0]}`));
console.log(`${shots.length} pictures in ${OUT}/index.html`);
for (const line of missed) console.error(`missed ${line}`);
// Closing may wait for pages that hang; everything is written.
process.exit(missed.length > 0 ? 1 : 0);
