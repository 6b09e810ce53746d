import { defineConfig } from '@playwright/test';
import type { Site } from './e2e/support/fixtures.ts';
import {
  BROWSER_ARGS,
  findBrowser,
  getJourneyBrowsers,
  type JourneyBrowser,
  PICTURE_ARGS,
} from './scripts/browser.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
// The builds as files: no browser, once.
const FILES = /(?:browser-floor|builds|classes|html)\.spec\.ts$/;
// The week is played on both sites and both screens; the simulator's journeys need the demo, all others the player's site.
const WEEK = /week\.spec\.ts$/;
const SIMULATOR = /e2e\/simulator\/.*\.spec\.ts$/;
// Every recipe at the two widths of the flow book, each worker on one page.
const RECIPES = /recipes\.spec\.ts$/;

/** Journeys that ask what only Chromium tells: a trace, its metrics over CDP, the bytes that come compressed over http. */
const CHROMIUM_ONLY = /(?:taps|cost|cold-start)\.spec\.ts$/;

/** Tags of single journeys for Chromium: Playwright grants the clipboard there alone, and no other reports layout shifts. */
const CHROMIUM_TAGS = /@clipboard|@layout-shift/;

const launchChromium = (args: string[]) => ({ executablePath: findBrowser() ?? undefined, args });

const createProject =
  (browserName: JourneyBrowser) => (name: string, site: Site, viewport: typeof WIDE, testMatch: RegExp[]) => {
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
        // The pictures of the flow book are compared pixel by pixel.
        ...(isChromium && {
          launchOptions: launchChromium(testMatch.includes(RECIPES) ? PICTURE_ARGS : BROWSER_ARGS),
        }),
      },
    };
  };

function createProjects(browserName: JourneyBrowser) {
  const project = createProject(browserName);
  return [
    ...(browserName === 'chromium' ? [{ name: 'files', testMatch: FILES }] : []),
    project('player', 'player', WIDE, [/\.spec\.ts$/]),
    project('player-phone', 'player', PHONE, [WEEK]),
    project('demo', 'demo', WIDE, [WEEK, SIMULATOR]),
    project('demo-phone', 'demo', PHONE, [WEEK]),
    project('recipes', 'demo', WIDE, [RECIPES]),
    project('recipes-phone', 'demo', PHONE, [RECIPES]),
  ];
}

export default defineConfig<object, { site: Site }>({
  testDir: 'e2e',
  testMatch: /\.spec\.ts$/,
  outputDir: 'out/journeys',
  fullyParallel: true,
  workers: 2,
  // Room for a machine that has other things to do; a journey that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A second try only where a whole submission hangs on it (`.ci/run`); what needed one is named in the output.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  use: {
    locale: 'es-MX',
    // Away from the centre's own zone on purpose: no time on the screen may depend on it.
    timezoneId: 'America/Tijuana',
    // Recording every journey doubles the time they take; what failed is recorded when it is tried again.
    trace: 'on-first-retry',
  },
  projects: getJourneyBrowsers().flatMap(createProjects),
});
