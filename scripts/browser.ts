import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With DevTools attached, as by Playwright, V8 otherwise compiles a large script a second time for its first error.
  '--js-flags=--no-enable-lazy-source-positions',
];

/**
 * Flags for pictures that are compared pixel by pixel. Without `--disable-partial-raster`, a partially redrawn
 * tile has other edges than a fully drawn one.
 */
export const PICTURE_ARGS = [...BROWSER_ARGS, '--disable-partial-raster'];

interface BrowserChoice {
  /**
   * Whether the browser takes pictures. Then an installed full browser comes before the headless shell, because
   * the shell smooths text differently. Otherwise the shell comes first, because a test in the full browser takes
   * a quarter more time.
   */
  isForPictures?: boolean;
}

export function findBrowser({ isForPictures = false }: BrowserChoice = {}): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const full = [chromium.executablePath(), ...INSTALLED];
  const paths = isForPictures ? [...full, HEADLESS_SHELL] : [HEADLESS_SHELL, ...full];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

const E2E_BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type E2eBrowser = (typeof E2E_BROWSERS)[number];

export function getE2eBrowsers(): E2eBrowser[] {
  const names = process.env.E2E_BROWSERS?.split(',') ?? ['chromium'];
  return names.map((name) => {
    const found = E2E_BROWSERS.find((known) => known === name);
    if (!found) throw new Error(`E2E_BROWSERS knows ${E2E_BROWSERS.join(', ')}, not “${name}”.`);
    return found;
  });
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

export function ensureBrowser(choice?: BrowserChoice): string {
  const found = findBrowser(choice);
  if (found) return found;
  console.log('No Chromium or Chrome found: bringing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot) {
    const name = choice?.isForPictures ? 'chromium' : 'chromium-headless-shell';
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name);
  }
  if (!findBrowser()) run('npx', 'playwright', 'install', 'chromium');
  const brought = findBrowser(choice);
  if (!brought) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  return brought;
}
