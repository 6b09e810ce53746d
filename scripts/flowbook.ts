/**
 * `npm run flowbook` plays every recipe on the demo at 390 and 1280 px and writes the flow book to
 * `dist-demo/simulador/recorridos/`. It builds the demo if `dist-demo` is missing. Exits with an error when a recipe
 * fails, a picture is missing or two runs of a recipe differ.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { PICTURES } from './flow-book/files.ts';
import { findBookProblems, writeBook } from './flow-book/write.ts';

const DEMO = 'dist-demo';

function playAll() {
  // Deletes earlier pictures, so that a failed recipe has no picture.
  rmSync(PICTURES, { recursive: true, force: true });
  const options = ['test', '--project=recipes', '--project=recipes-phone', '--reporter=list'];
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    stdio: 'inherit',
    env: { ...process.env, NIGHTLY: 'yes', CHROMIUM_PATH: ensureBrowser({ isForPictures: true }) },
  });
  if (status !== 0) process.exitCode = 1;
}

if (!existsSync(DEMO)) {
  process.env.NODE_ENV = 'production';
  await makeSite('dist');
  await makeDemo('dist', DEMO);
}
playAll();
writeBook(DEMO, true);
const complaints = findBookProblems();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
console.log(`The flow book is at ${DEMO}/simulador/recorridos/index.html`);
