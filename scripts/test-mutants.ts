/**
 * The configuration (stryker.config.json): a mutant that runs out of time counts as killed, and on a busy machine the
 * tests of a mutant that survives could take longer than 5 s, the default. A mutant in a module constant would run all
 * tests. TypeScript 7 has no JavaScript API for Stryker to read tsconfig.json with, so it gets the name of no file.
 */
import { spawnSync } from 'node:child_process';
import { createUsageError, readCommandLine } from './command-line.ts';

const AREAS = ['src/lib', 'src/domain', 'src/api', 'src/stores', 'mock-server/rules'];
/** The owner of what a player sees when a call fails: it runs the code of `src/api` and `src/stores`. */
const FAULT_MATRIX = 'src/app/fault-matrix-flow.test.ts';
const DAY_MS = 86_400_000;

const USAGE = `Usage: node scripts/run.mjs scripts/test-mutants.ts [folder or file]

Runs Stryker on a path of ${AREAS.join(', ')}. Without a path it takes one of these, the next one each day.
Fails when fewer than 90 % of the mutants are killed. Results of unchanged code are cached in out/mutants/cache/.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, maxPositionals: 1 });
const [asked = AREAS[Math.floor(Date.now() / DAY_MS) % AREAS.length] ?? ''] = positionals;
const path = asked.replace(/^\.\/|\/$/g, '');
const code = path.endsWith('.ts') ? path : `${path}/**/*.ts`;
const area = AREAS.find((folder) => `${path}/`.startsWith(`${folder}/`));
if (!area) throw createUsageError(`${path} is in none of these folders.`, USAGE);
const tests = [`${area}/**/*.test.ts`, ...(/api|stores/.test(area) ? [FAULT_MATRIX] : [])];
const { status } = spawnSync(
  'node_modules/.bin/stryker',
  [
    'run',
    `--mutate=${code},!**/*.test.ts,!**/*.test.helper.ts,!**/testing/**`,
    `--incrementalFile=out/mutants/cache/${path.replaceAll('/', '-')}.json`,
  ],
  { stdio: 'inherit', env: { ...process.env, MUTANTS_TESTS: tests.join(' ') } },
);
process.exitCode = status ?? 1;
