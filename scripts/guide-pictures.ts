import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const FOLDER = 'docs/guides/pictures';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

// `top` is the selector of the element at which the picture begins, for a page that has to be scrolled.
const PICTURES = [
  {
    name: 'partidos',
    screen: PHONE,
    address: '/lmx/games#sim?as=ana&panel=off',
    shows: 'main h1',
    top: '[role="tablist"]',
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
  for (const { name, screen, address, shows, isInFrame, top } of PICTURES) {
    const page = await browser.newPage({ viewport: screen, locale: 'es-MX', reducedMotion: 'reduce' });
    await page.goto(host.origin + address);
    await (isInFrame ? page.frameLocator('iframe') : page).locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Waits for the smooth scrolling of the recipe's last step.
    await page.waitForTimeout(1_000);
    if (top)
      await page
        .locator(top)
        .first()
        .evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 70 });
    await page.close();
  }
} finally {
  await browser.close();
  await host.close();
}
