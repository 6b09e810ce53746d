/**
 * `npm run shots [folder]`: pictures of every screen, state and dialog at 390 and 1280 in one contact sheet,
 * `out/shots/index.html` and `sheet.png`. With a folder of pictures named `<scene>-movil.png` and
 * `<scene>-escritorio.png` each stands beside the one it is held against. Build the demo first.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { SCENES, type Scene } from '../e2e/shots/scenes.ts';
import { ERROR_MODALS, FLOW_MODALS } from '../src/stores/modal.ts';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const OUT = 'out/shots';
const SIZES = [
  { name: 'movil', width: 390, height: 844 },
  { name: 'escritorio', width: 1280, height: 800 },
] as const;
type Size = (typeof SIZES)[number];

const beside = process.argv[2];

interface Shot {
  name: string;
  file: string;
  size: Size['name'];
  /** The picture it is held against, where there is one. */
  model: string | null;
}

const shots: Shot[] = [];

function keep(name: string, size: Size, file: string) {
  const source = beside ? join(beside, `${name}-${size.name}.png`) : '';
  const model = source && existsSync(source) ? `model-${name}-${size.name}.png` : null;
  if (model) copyFileSync(source, join(OUT, model));
  shots.push({ name, file, size: size.name, model });
}

async function fresh(browser: Browser, size: Size): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function shoot(browser: Browser, origin: string, scene: Scene, size: Size) {
  const page = await fresh(browser, size);
  // The world stands in August: with the device's clock beside it the notice about it would be on every picture.
  const [path, fragment] = scene.path.split('#');
  await page.goto(`${origin}/lmx${path}#sim?panel=off&device=server${fragment ? `&${fragment}` : ''}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await scene.act?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  const file = `${scene.name}-${size.name}.png`;
  await page.screenshot({ path: join(OUT, file), fullPage: !scene.isViewport, animations: 'disabled' });
  keep(scene.name, size, file);
  await page.context().close();
}

async function shootDialog(page: Page, origin: string, type: string, size: Size) {
  await page.goto(`${origin}/lmx/e2e/shots/dialogs.html?${type}`);
  await page.locator(`[data-modal="${type}"]`).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(150);
  const file = `modal-${type}-${size.name}.png`;
  await page.screenshot({ path: join(OUT, file), animations: 'disabled' });
  keep(`modal-${type}`, size, file);
}

function sheet(): string {
  const figure = ({
    name,
    file,
    size,
    model,
  }: Shot) => `<figure class="${size}"><figcaption>${name} · ${size}</figcaption>
<img src="${file}" alt="${name}">${model ? `<img src="${model}" alt="modelo de ${name}">` : ''}</figure>`;
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Hoja de contactos</title><style>
body{margin:16px;background:#081759;color:#fff7e6;font:13px/1.3 system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
figure{margin:0;display:grid;grid-auto-flow:column;gap:4px;grid-template-rows:auto 1fr}figcaption{grid-column:1/-1}
img{display:block;max-height:900px;object-fit:cover;object-position:0 0}.movil img{width:195px}.escritorio img{width:480px}
</style>${shots.map(figure).join('\n')}</html>`;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const demo = await startStaticHost({ folder: 'dist-demo', port: 0 });
const dev = await createServer({ server: { port: 0, strictPort: false }, logLevel: 'error' });
await dev.listen();
const devOrigin = new URL(dev.resolvedUrls?.local[0] ?? '').origin;
const missed: string[] = [];
try {
  for (const size of SIZES) {
    for (const scene of SCENES) {
      await shoot(browser, demo.origin, scene, size).catch((error: Error) =>
        missed.push(`${scene.name} at ${size.width}: ${error.message.split('\n')[0]}`),
      );
    }
    const page = await fresh(browser, size);
    for (const type of [...ERROR_MODALS, ...FLOW_MODALS]) await shootDialog(page, devOrigin, type, size);
    await page.context().close();
  }
  writeFileSync(join(OUT, 'index.html'), sheet());
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(`file://${join(process.cwd(), OUT, 'index.html')}`);
  await page.screenshot({ path: join(OUT, 'sheet.png'), fullPage: true });
} finally {
  await browser.close();
  await demo.close();
  await dev.close();
}
console.log(`${shots.length} pictures in ${OUT}/index.html`);
for (const line of missed) console.error(`missed ${line}`);
if (missed.length > 0) process.exitCode = 1;
