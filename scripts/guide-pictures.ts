import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const FOLDER = 'docs/guides/pictures';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

const PICTURES = [
  {
    name: 'partidos',
    screen: PHONE,
    address: '/lmx/games#sim?r=page/games-half-sent&panel=off',
    shows: 'main h1',
  },
  {
    name: 'boleto',
    screen: PHONE,
    address: '/lmx/games#sim?r=modal/poolsSent&panel=off',
    shows: '[data-modal="poolsSent"]',
  },
  {
    name: 'cierre',
    screen: PHONE,
    address: '/lmx/games#sim?r=modal/poolGameNotAvailable&panel=off',
    shows: '[data-modal="poolGameNotAvailable"]',
  },
  {
    name: 'trivia',
    screen: WIDE,
    address: '/lmx/games#sim?r=trivia/question&panel=off',
    shows: '[data-modal="trivia"]',
  },
  {
    name: 'cabina',
    screen: WIDE,
    address: '/lmx/simulador/#sim?r=modal/sendPool&mode=play&speed=4',
    shows: '[data-modal="sendPool"]',
    isInFrame: true,
  },
];

const host = await startStaticHost({ folder: 'dist-demo', port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isForPictures: true }),
  args: BROWSER_ARGS,
});
try {
  for (const { name, screen, address, shows, isInFrame } of PICTURES) {
    const page = await browser.newPage({ viewport: screen, locale: 'es-MX', reducedMotion: 'reduce' });
    await page.goto(host.origin + address);
    await (isInFrame ? page.frameLocator('iframe') : page).locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Waits for the smooth scrolling of the recipe's last step.
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 72 });
    await page.close();
  }
} finally {
  await browser.close();
  await host.close();
}
