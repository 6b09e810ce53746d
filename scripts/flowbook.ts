/**
 * `npm run flowbook`: plays every recipe on the built demo at 390 and 1280, and writes the flow book with their pictures
 * below `dist-demo/simulador/recorridos/`. With `compose` it takes what the last run of the journeys left, and with
 * `guides` it also makes the pictures of `docs/guides/` anew. Ends with an error where a picture is missing or two runs of one recipe saw different things.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { makeDemo } from './build-demo.ts';
import { makeSite } from './build-site.ts';
import { PICTURES } from './flow-book/files.ts';
import { makeGuidePictures } from './flow-book/guides.ts';
import { complaintsOfBook, writeBook } from './flow-book/write.ts';

const DEMO = 'dist-demo';

function playAll() {
  // A recipe that fails has no picture, instead of an earlier one.
  rmSync(PICTURES, { recursive: true, force: true });
  const options = ['test', '--project=recipes', '--project=recipes-phone', '--reporter=list'];
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser({ isForPictures: true }) },
  });
  if (status !== 0) process.exitCode = 1;
}

const wish = process.argv[2];
if (wish !== 'compose') {
  if (!existsSync(DEMO)) {
    process.env.NODE_ENV = 'production';
    await makeSite('dist');
    await makeDemo('dist', DEMO);
  }
  playAll();
}
writeBook(DEMO, true);
if (wish === 'guides') await makeGuidePictures(DEMO);
const complaints = complaintsOfBook();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
console.log(`The flow book is at ${DEMO}/simulador/recorridos/index.html`);
