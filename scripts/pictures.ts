import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type Browser, chromium } from '@playwright/test';
import { drawHomePicture, HOME_PICTURES } from './brand-pictures.ts';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { createUsageError, readCommandLine } from './command-line.ts';
import { startStaticHost } from './static-host.ts';

const ICON = 'icon';
const NAMES = [ICON, ...HOME_PICTURES.map(({ name }) => name)];

const usage = `Usage: node scripts/run.mjs scripts/pictures.ts [name...] [--to <folder>]

Draws the raster pictures of the site with a browser: the home screen icon from icon.svg, the Open Graph pictures and
the wallpaper of Bonus from parts of the built Inicio. Run the build first. Without a name, draws all of them.
--to: the folder that gets public/ with the pictures (default: the repository).

Names: ${NAMES.join(', ')}`;

function write(file: string, image: Buffer) {
  const path = join(values.to, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, image);
}

async function drawIcon(browser: Browser) {
  const icon = readFileSync('public/icon.svg', 'utf8');
  const page = await browser.newPage({ viewport: { width: 180, height: 180 } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:180px;height:180px}</style>${icon}`);
  write('public/icon-180.png', await page.screenshot());
}

const { positionals, values } = readCommandLine({
  usage,
  options: { to: { type: 'string', default: '.' } },
  maxPositionals: NAMES.length,
});
const unknown = positionals.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) throw createUsageError(`Unknown picture “${unknown.join('”, “')}”.`, usage);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: BROWSER_ARGS,
});
try {
  if (isWanted(ICON)) await drawIcon(browser);
  const host = await startStaticHost({ folder: 'dist' });
  try {
    for (const picture of HOME_PICTURES.filter(({ name }) => isWanted(name))) {
      write(picture.file, await drawHomePicture(browser, host.origin, picture));
    }
  } finally {
    await host.close();
  }
} finally {
  await browser.close();
}
