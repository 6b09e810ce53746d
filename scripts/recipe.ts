import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { RECIPES } from '../devtools/recipes/index.ts';
import { isNearlyFound } from '../devtools/search/search.ts';
import { ensureBrowser } from './browser.ts';
import { createUsageError, readCommandLine } from './command-line.ts';
import { readObserved } from './flow-book/files.ts';
import { getFileParameters } from './recipe-file.ts';

const MAX_NEAR = 8;
const COVERS = 'devtools/recipes/covers.json';

const USAGE = `Usage: npm run recipe modal/poolsSent      starts the dev server and opens the recipe, which plays again after
                                           each change of the simulator's code
       npm run recipe borrador.ts          the same with the downloaded file of a recording, or with
                                           the first recipe of a file of devtools/recipes
       npm run recipe -- --covers [id]     plays all recipes in Chromium, or one, and saves what they show in
                                           ${COVERS}`;

const { positionals, values } = readCommandLine({
  usage: USAGE,
  options: { covers: { type: 'boolean', default: false } },
  maxPositionals: 1,
});
const [asked] = positionals;

function saveCovers(only = '') {
  if (only) checkId(only);
  // The test plays the recipes of the built demo.
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'demo'], { stdio: 'inherit' });
  const options = ['test', 'e2e/recipes/recipes.spec.ts', '--project=recipes-phone', '-g', `recipe ${only}`];
  // Throws when a recipe fails, so that its covers are not saved.
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...options], {
    stdio: 'inherit',
    env: { ...process.env, UPDATE_COVERS: 'yes', CHROMIUM_PATH: ensureBrowser() },
  });
  const before: Record<string, string[]> = JSON.parse(readFileSync(COVERS, 'utf8'));
  const covers = RECIPES.map(({ id }) => [id, only && id !== only ? before[id] : readObserved(id)]);
  writeFileSync(COVERS, JSON.stringify(Object.fromEntries(covers)));
  execFileSync('npx', ['biome', 'format', '--write', COVERS], { stdio: 'inherit' });
}

function checkId(id: string) {
  if (!RECIPES.some((recipe) => recipe.id === id)) {
    const name = id.slice(id.indexOf('/') + 1).toLowerCase();
    const near = RECIPES.map((recipe) => recipe.id)
      .filter((id) => name && (id.toLowerCase().includes(name) || isNearlyFound(id, name)))
      .slice(0, MAX_NEAR);
    throw new Error(
      near.length > 0
        ? `No recipe has the id “${id}”. Near ones: ${near.join(', ')}.`
        : `No recipe has the id “${id}”. The simulator shows each id in Recorridos, and so does devtools/recipes.`,
      { cause: 'usage' },
    );
  }
}

async function play(id: string) {
  checkId(id);
  await open(`r=${id}`);
}

/** Starts the dev server, whose pages open a link with these parameters. */
async function open(parameters: string) {
  process.env.RECIPE = parameters;
  const server = await createServer({ server: { open: true } });
  await server.listen();
  server.printUrls();
}

if (values.covers) saveCovers(asked);
else if (asked === undefined) throw createUsageError('The id of a recipe is missing.', USAGE);
else if (asked.endsWith('.ts')) await open(await getFileParameters(asked));
else await play(asked);
