import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type BrowserSession, COMMAND_TIMEOUT_MS } from './session.ts';

const BINARIES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const findFirefox = () => BINARIES.find((path) => existsSync(path));

export const hasFirefox = () => findFirefox() !== undefined;

export async function startFirefox(display: string): Promise<BrowserSession> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    defaultViewport: null,
    args: ['--width=1400', '--height=1100'],
    env: { ...process.env, DISPLAY: display },
    protocolTimeout: COMMAND_TIMEOUT_MS,
  });
  // Opens a second page, because the first page never gets the focus and its scripts receive no focus event.
  const page = await browser.newPage();
  const run: BrowserSession['run'] = (script, ...args) =>
    page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`);
  return {
    narrowest: 390,
    run,
    async go(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async back() {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    getOrigin: async () =>
      (await run('return { x: mozInnerScreenX, y: mozInnerScreenY }')) as { x: number; y: number },
    close: () => browser.close(),
  };
}
