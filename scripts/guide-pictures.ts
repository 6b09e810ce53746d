import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { settle } from '../e2e/support/settle.ts';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { readCommandLine } from './command-line.ts';
import { startStaticHost } from './static-host.ts';

const FOLDER = 'docs/guides/pictures';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

// `modal` is the dialog on the finished screen.
const PICTURES = [
  { name: 'partidos', screen: PHONE, address: 'games#sim?as=ana&panel=off', modal: null },
  { name: 'boleto', screen: PHONE, address: 'games#sim?r=modal/poolsSent&panel=off', modal: 'poolsSent' },
  {
    name: 'cierre',
    screen: PHONE,
    address: 'games#sim?r=modal/poolGameNotAvailable&panel=off',
    modal: 'poolGameNotAvailable',
  },
  { name: 'trivia', screen: WIDE, address: 'games#sim?r=trivia/question&panel=off', modal: 'trivia' },
  {
    name: 'cabina',
    screen: WIDE,
    address: 'simulador/#sim?r=modal/sendPool&mode=play&speed=4',
    modal: 'sendPool',
  },
];

const { values } = readCommandLine({
  usage: `Usage: node scripts/run.mjs scripts/guide-pictures.ts [--check]

Takes the pictures of the README and the guides from the built demo and writes them to ${FOLDER}/.
--check writes nothing: it names the pictures that no longer show the product, and then exits with 1.`,
  options: { check: { type: 'boolean', default: false } },
  maxPositionals: 0,
});
/** The share of pixels in which another version of the browser may smooth the text of an equal page differently. */
const MAX_DIFFERENCE = 0.01;

/** Returns the share of pixels that a person would see as different (0 to 1). */
async function measureDifference(browser: Browser, before: Buffer, after: Buffer): Promise<number> {
  const page = await browser.newPage();
  const urls = [before, after].map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`);
  const share = await page.evaluate(async (sources) => {
    const [old, now] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      }),
    );
    if (!old || !now || old.length !== now.length) return 1;
    let different = 0;
    for (let at = 0; at < now.length; at += 4)
      if ([0, 1, 2].some((part) => Math.abs((old[at + part] ?? 0) - (now[at + part] ?? 0)) > 48)) different++;
    return different / (now.length / 4);
  }, urls);
  await page.close();
  return share;
}

const stale: string[] = [];
const host = await startStaticHost({ folder: 'dist-demo' });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: BROWSER_ARGS,
});
try {
  for (const { name, screen, address, modal } of PICTURES) {
    const page = await browser.newPage({ viewport: screen, locale: 'es-MX', reducedMotion: 'reduce' });
    await page.goto(`${host.origin}/lmx/${address}`);
    const shown = (name === 'cabina' ? page.frameLocator('iframe') : page)
      .locator(modal ? `[data-modal="${modal}"]` : '[role="tablist"]')
      .first();
    await shown.waitFor();
    // The captions change for a while after the screen of the last step.
    if (name === 'cabina') await page.getByText('Fin del recorrido').waitFor();
    await settle(page);
    // Waits for the smooth scrolling of the recipe's last step.
    await page.waitForTimeout(1_000);
    if (!modal) await shown.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(200);
    const path = `${FOLDER}/${name}.jpg`;
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
    await page.close();
    if (!values.check) writeFileSync(path, picture);
    else if ((await measureDifference(browser, readFileSync(path), picture)) > MAX_DIFFERENCE)
      stale.push(path);
  }
} finally {
  await browser.close();
  await host.close();
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Take them anew: node scripts/run.mjs scripts/guide-pictures.ts`);
  process.exitCode = 1;
}
