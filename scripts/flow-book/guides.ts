/** The guides' pictures in `docs/guides/pictures/`: a few of the flow book's, and the cabina while a recipe plays. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browser.ts';
import { startStaticHost } from '../static-host.ts';
import { pictureFile } from './files.ts';

const FOLDER = 'docs/guides/pictures';
const TAKEN = [
  ['boleto', 'modal/poolsSent', 390],
  ['cierre', 'modal/poolGameNotAvailable', 390],
  ['trivia', 'trivia/question', 1280],
] as const;

async function pictureCabina(demo: string) {
  const host = await startStaticHost({ folder: demo, port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ isForPictures: true }),
    args: BROWSER_ARGS,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-MX' });
  await page.goto(`${host.origin}/lmx/simulador/#sim?r=modal/sendPool&mode=play&speed=4`);
  await page.frameLocator('iframe').locator('[data-modal="sendPool"]').waitFor();
  await page.screenshot({ path: `${FOLDER}/cabina.jpg`, type: 'jpeg', quality: 72 });
  await browser.close();
  await host.close();
}

/** Makes them from the last run's pictures and the demo in `demo`. Rejects where a picture is missing. */
export async function makeGuidePictures(demo: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, id, width] of TAKEN) copyFileSync(pictureFile(id, width), `${FOLDER}/${name}.png`);
  await pictureCabina(demo);
}
