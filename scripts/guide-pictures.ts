import { chromium } from '@playwright/test';
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

readCommandLine({
  usage: `Usage: node scripts/run.mjs scripts/guide-pictures.ts

Takes the pictures of the README and the guides from the built demo and writes them to ${FOLDER}/.`,
  options: {},
  maxPositionals: 0,
});
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
    await settle(page);
    // Waits for the smooth scrolling of the recipe's last step.
    await page.waitForTimeout(1_000);
    if (!modal) await shown.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 70 });
    await page.close();
  }
} finally {
  await browser.close();
  await host.close();
}
