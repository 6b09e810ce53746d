/**
 * `npm run recipe modal/poolsSent` starts the dev server and opens the recipe, which plays again after each change of
 * the simulator's code. `npm run recipe -- --covers` plays all recipes in Chromium and saves what they show in
 * `devtools/recipes/covers.json`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { RECIPES } from '../devtools/recipes/index.ts';
import { ensureBrowser } from './browser.ts';
import { readObserved } from './flow-book/files.ts';

const COVERS = 'devtools/recipes/covers.json';
const [asked = ''] = process.argv.slice(2);

function saveCovers() {
  // The test plays the recipes of the built demo.
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'demo'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The demo was not built.');
  const options = ['test', 'e2e/recipes/recipes.spec.ts', '--project=recipes-phone'];
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    stdio: 'inherit',
    env: { ...process.env, UPDATE_COVERS: 'yes', CHROMIUM_PATH: ensureBrowser() },
  });
  if (status !== 0) throw new Error('A recipe has failed, so its covers are not saved.');
  const covers = RECIPES.map(({ id }) => [id, readObserved(id)]);
  writeFileSync(COVERS, JSON.stringify(Object.fromEntries(covers)));
  spawnSync('npx', ['biome', 'format', '--write', COVERS], { stdio: 'inherit' });
}

async function play(id: string) {
  if (!RECIPES.some((recipe) => recipe.id === id)) {
    const near = RECIPES.filter((recipe) => recipe.id.includes(id)).map((recipe) => recipe.id);
    throw new Error(`There is no recipe “${id}”. Known ids: ${near.join(', ') || 'see devtools/recipes'}`);
  }
  process.env.RECIPE = id;
  const server = await createServer({ server: { open: true } });
  await server.listen();
  server.printUrls();
}

if (asked === '--covers') saveCovers();
else await play(asked);
