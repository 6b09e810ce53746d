/**
 * `npm run shots` and `npm run shots:release`, whose two sizes have a worker each, and `npm run shots:compare`, which
 * opens no browser.
 */
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { RELEASE_FOLDER, SIZES, type SizeName } from './e2e/shots/pictures.ts';
import { ensureBrowser, PICTURE_ARGS } from './scripts/browser.ts';

type Config = PlaywrightTestConfig<object, { size: SizeName }>;

const { SHOTS_BEFORE, SHOTS_DEMO } = process.env;
/**
 * How many pixels of a picture may differ from the release. The browser that took them draws them alike; the smallest
 * fault tried changed 178 (docs/decisions/034-pictures-of-the-release.md).
 */
const RELEASE_TOLERANCE = 100;

const sizes = Object.keys(SIZES) as SizeName[];

const createTaking = (): Config => ({
  testMatch: 'shots.ts',
  globalSetup: './e2e/shots/serve.ts',
  workers: sizes.length,
  reporter: 'list',
  snapshotPathTemplate: `${RELEASE_FOLDER}/{arg}{ext}`,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixels: RELEASE_TOLERANCE } },
  use: {
    launchOptions: {
      executablePath: ensureBrowser({ isForPictures: true }),
      args: [...PICTURE_ARGS, `--host-resolver-rules=MAP localhost:4173 ${SHOTS_DEMO}`],
    },
  },
  projects: sizes.map((size) => ({ name: size, use: { size } })),
});

const createComparison = (): Config => ({
  testMatch: 'compare.ts',
  fullyParallel: true,
  snapshotPathTemplate: `${SHOTS_BEFORE}/{arg}{ext}`,
  reporter: [
    ['line'],
    ['html', { open: 'never', outputFolder: 'out/shots-compare', title: 'Antes y después' }],
  ],
});

export default defineConfig({
  testDir: 'e2e/shots',
  outputDir: 'out/shots-test',
  timeout: 120_000,
  updateSnapshots: 'none',
  ...(SHOTS_BEFORE ? createComparison() : createTaking()),
});
