/**
 * Breaks behaviours of the product in a copy of the repository (out/statements), one at a time, and runs what shows the
 * statements of the specification. Fails unless exactly the statements of each behaviour turn red.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { createUsageError, readCommandLine } from './command-line.ts';
import { copyRepository } from './copy-repository.ts';
import { BROKEN_BEHAVIOURS, type BrokenBehaviour } from './spec/broken-behaviours.ts';
import { readMarkedTests } from './spec/marked-tests.ts';
import { createMatrix } from './spec/matrix.ts';
import { readSources } from './spec/read-matrix.ts';
import { judgeStatements, readResults, type TestResult } from './spec/results.ts';
import { readSpec } from './spec/statements.ts';

const COPY = 'out/statements';
/** In the copy. */
const RESULTS = 'out/test';
const PLAYED = 'e2e/recipes/played.test.ts';

const USAGE = `Usage: node scripts/run.mjs scripts/test-statements.ts [statement]

Breaks each behaviour of scripts/spec/broken-behaviours.ts, or that of one statement: 4.31.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, maxPositionals: 1 });
const [asked] = positionals;
const behaviours = BROKEN_BEHAVIOURS.filter(({ red }) => asked === undefined || red.includes(asked));
if (behaviours.length === 0) throw createUsageError(`No behaviour turns ${asked} red.`, USAGE);

const sources = readSources();
const matrix = createMatrix(sources);
const markedFiles = [...new Set(readMarkedTests().map(({ file }) => file))].filter((file) =>
  /\.test\.tsx?$/.test(file),
);

/** The recipes of the statements in the paragraphs of the given ones. */
function findNearRecipes(ids: readonly string[]): string[] {
  const near = readSpec()
    .map(({ pieces }) => pieces.flatMap(({ id }) => id ?? []))
    .filter((block) => block.some((id) => ids.includes(id)))
    .flat();
  const proofs = matrix.filter(({ statement }) => near.includes(statement.id));
  return [...new Set(proofs.flatMap(({ recipes }) => recipes.map(({ id }) => id)))];
}

const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: COPY,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

/** Runs the tests in jsdom, and those of Playwright if there are any. They may fail. */
function runProofs(recipes: readonly string[], browser?: string): TestResult[] {
  rmSync(join(COPY, RESULTS), { recursive: true, force: true });
  mkdirSync(join(COPY, RESULTS), { recursive: true });
  const output = join(RESULTS, 'unit.json');
  const marked = ['-t', String.raw`\[\d\.\d+|^the recipe `];
  run(
    'node_modules/vitest/vitest.mjs',
    ['run', ...markedFiles, PLAYED, ...marked, '--reporter=json', `--outputFile.json=${output}`],
    { RECIPES: recipes.join(' ') },
  );
  if (browser !== undefined) {
    const { status, stderr } = run('scripts/run.mjs', ['scripts/build.ts', 'demo']);
    if (status !== 0) throw new Error(stderr);
    run('node_modules/@playwright/test/cli.js', ['test', browser, '--project=player'], {
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, 'e2e.json'),
    });
  }
  return readResults(join(COPY, RESULTS));
}

/** Returns the recipes that jsdom can play: some need a reload, a layout or a canvas. */
function findPlayable(): Set<string> {
  const near = [...new Set(behaviours.flatMap(({ red }) => findNearRecipes(red)))];
  const played = runProofs(near);
  const failed = played.filter(({ isPassed }) => !isPassed);
  const playable = near.filter((id) => !failed.some(({ title }) => title.startsWith(`the recipe ${id} `)));
  const others = failed.filter(({ title }) => !title.startsWith('the recipe '));
  if (others.length > 0) throw new Error(`Fails already: ${others.map(({ title }) => title).join(', ')}`);
  console.log(
    `${played.length} tests pass unbroken, ${playable.length} of ${near.length} recipes play in jsdom`,
  );
  return new Set(playable);
}

/** Returns what is wrong, one sentence each. */
function test({ file, from, to, red, browser }: BrokenBehaviour, playable: ReadonlySet<string>): string[] {
  const path = join(COPY, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) return [`${file} doesn’t have “${from}” once.`];
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const results = runProofs(
    findNearRecipes(red).filter((id) => playable.has(id)),
    browser,
  );
  writeFileSync(path, source);
  const judged = judgeStatements(matrix, sources.recipes, results);
  const found = judged.filter(({ colour }) => colour === 'red');
  for (const { statement, failed } of found)
    for (const proof of failed) console.log(`  ${statement.id}  ${proof.replace(`${COPY}/`, '')}`);
  const green = judged.filter(({ colour }) => colour === 'green').length;
  console.log(`  ${results.length} tests: ${found.length} statements red, ${green} green`);
  return [
    ...red
      .filter((id) => !found.some(({ statement }) => statement.id === id))
      .map((id) => `${id} stays green.`),
    ...found
      .filter(({ statement }) => !red.includes(statement.id))
      .map(({ statement }) => `${statement.id} turns red.`),
  ];
}

copyRepository(COPY);
const playable = findPlayable();
const problems: string[] = [];
for (const behaviour of behaviours) {
  console.log(`\n${behaviour.name}: ${behaviour.red.join(', ')}`);
  problems.push(...test(behaviour, playable).map((problem) => `${behaviour.name}: ${problem}`));
}
console.log(`\n${['', ...problems].join('\nfailed: ').trim() || 'Exactly the broken statements turn red.'}`);
process.exitCode = problems.length > 0 ? 1 : 0;
