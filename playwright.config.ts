import { defineConfig } from '@playwright/test';
import type { Site } from './e2e/support/fixtures.ts';
import {
  BROWSER_ARGS,
  type E2eBrowser,
  findBrowser,
  getE2eBrowsers,
  PICTURE_ARGS,
} from './scripts/browser.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
// These tests read the files of the builds and open no browser, so only the project `files` runs them.
const FILES = /(?:browser-floor|builds|classes)\.spec\.ts$/;
const IS_NIGHT = Boolean(process.env.NIGHTLY);
// `week.spec.ts` runs on the player's site on a wide screen and on the demo on a phone, at night also the other way
// round. On a wide screen only, the tests of the simulator run on the demo, and all other tests run on the player's
// site, except `FILES` and `RECIPES`.
const WEEK = /week\.spec\.ts$/;
const SIMULATOR = /e2e\/simulator\/.*\.spec\.ts$/;
// `recipes.spec.ts` plays every recipe on the demo at 390 px, and at night also at 1280 px: the widths of the flow
// book.
const RECIPES = /recipes\.spec\.ts$/;

/** Only Chromium offers what these tests measure: traces, metrics over CDP and the size of compressed responses. */
const CHROMIUM_ONLY = /(?:taps|cost|cold-start)\.spec\.ts$/;

/** Tag of tests that need Chromium: Playwright can allow the clipboard only there. */
const CHROMIUM_TAGS = /@clipboard/;

const launchChromium = (args: string[]) => ({ executablePath: findBrowser() ?? undefined, args });

const createProject =
  (browserName: E2eBrowser) => (name: string, site: Site, viewport: typeof WIDE, testMatch: RegExp[]) => {
    const isChromium = browserName === 'chromium';
    return {
      name: isChromium ? name : `${browserName}-${name}`,
      testMatch,
      testIgnore: [
        FILES,
        ...(site === 'player' ? [SIMULATOR, RECIPES] : []),
        ...(isChromium ? [] : [CHROMIUM_ONLY]),
      ],
      ...(!isChromium && { grepInvert: CHROMIUM_TAGS }),
      use: {
        browserName,
        site,
        viewport,
        hasTouch: viewport === PHONE,
        // The pictures of two flow books are compared pixel by pixel, so the recipes run with `PICTURE_ARGS`.
        ...(isChromium && {
          launchOptions: launchChromium(testMatch.includes(RECIPES) ? PICTURE_ARGS : BROWSER_ARGS),
        }),
      },
    };
  };

function createProjects(browserName: E2eBrowser) {
  const project = createProject(browserName);
  return [
    ...(browserName === 'chromium' ? [{ name: 'files', testMatch: FILES }] : []),
    project('player', 'player', WIDE, [/\.spec\.ts$/]),
    project('demo', 'demo', WIDE, IS_NIGHT ? [WEEK, SIMULATOR] : [SIMULATOR]),
    project('demo-phone', 'demo', PHONE, [WEEK]),
    ...(IS_NIGHT
      ? [project('player-phone', 'player', PHONE, [WEEK]), project('recipes', 'demo', WIDE, [RECIPES])]
      : []),
    project('recipes-phone', 'demo', PHONE, [RECIPES]),
  ];
}

export default defineConfig<object, { site: Site }>({
  testDir: 'e2e',
  testMatch: /\.spec\.ts$/,
  outputDir: 'out/e2e',
  globalSetup: './e2e/support/warn-of-old-builds.ts',
  fullyParallel: true,
  workers: '100%',
  // Long enough for a busy machine; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `.ci/run` and the workflows set TEST_RETRIES to 1. `npm test` lists the tests that passed only at the second
  // attempt.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'out/e2e-report' }],
    // For `scripts/test.ts`, which counts the tests.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    locale: 'es-MX',
    // Differs from the time zone of central Mexico, so that a time shown in the device's zone fails a test.
    timezoneId: 'America/Tijuana',
    // Screenshots in the trace would make a test a third longer.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: getE2eBrowsers().flatMap(createProjects),
});
