import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../browser.ts';
import { PICTURES } from './files.ts';
import { writeBook } from './write.ts';

/**
 * Plays every recipe on the demo at 390 and 1280 px, takes the pictures of its steps and its end, and writes the flow
 * book with them. Prints the progress. Returns false when a recipe fails.
 */
export function makePictureBook(demo: string): boolean {
  // Deletes earlier pictures, so that a failed recipe has no picture.
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const options = ['test', '--project=recipes', '--project=recipes-phone', '--reporter=line', '--retries=1'];
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NIGHTLY: 'yes',
      FLOWBOOK: 'yes',
      CHROMIUM_PATH: ensureBrowser({ isForPictures: true }),
    },
  });
  writeBook(demo, true);
  console.log(`The flow book is at ${demo}/simulador/recorridos/index.html`);
  return status === 0;
}
