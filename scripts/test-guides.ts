/**
 * Does what the guides for engineers say in a copy of the repository (out/guides), and runs the checks that the guides
 * name. A snippet that has no place any more, doesn't compile or breaks a test fails the run.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { copyRepository } from './copy-repository.ts';
import { insertSnippet, readSnippets } from './guides/snippets.ts';

const COPY = 'out/guides';
const GUIDES = ['docs/guides/add-a-page.md', 'docs/guides/add-an-endpoint.md'];

/** What the guides ask to test, but for the recipes. */
const TESTS = [
  'mock-server/routes',
  'mock-server/engine/history',
  'scripts',
  'src/api',
  'src/app/modals',
  'src/app/fault-matrix-flow.test.ts',
  'src/stores/shell',
  'src/copy',
  'src/pages/how-to-play',
  'src/architecture.test.ts',
];
const RECIPES = ['page/how-to-play', 'modal/nicknameLocked'];
/** Tests that need what the recipes showed. */
const TESTS_OF_RECIPES = ['devtools/recipes', 'devtools/coverage', 'e2e/simulator/catalogue.test.ts'];

const { values } = readCommandLine({
  usage: `Usage: node scripts/run.mjs scripts/test-guides.ts [--whole]

Applies ${GUIDES.join(' and ')} to a copy of the repository in
${COPY}, compiles and lints it.
  --whole   also plays the recipes of the guides, and runs the tests that they name`,
  options: { whole: { type: 'boolean', default: false } },
  maxPositionals: 0,
});

function apply(guide: string): string[] {
  return readSnippets(readFileSync(guide, 'utf8')).map((snippet) => {
    const path = join(COPY, snippet.file);
    const isNew = snippet.place.is === 'new';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, insertSnippet(isNew ? '' : readFileSync(path, 'utf8'), snippet));
    return snippet.file;
  });
}

/** Runs a command of the guides in the copy. Returns its name if it fails. */
function run(name: string, command: string, args: readonly string[]): string[] {
  console.log(`\n${name}`);
  const { status } = spawnSync(command, args, { cwd: COPY, stdio: 'inherit' });
  return status === 0 ? [] : [name];
}

copyRepository(COPY);
const files = [...new Set(GUIDES.flatMap(apply))];
cpSync(join(COPY, 'public/og-faq.jpg'), join(COPY, 'public/og-howToPlay.jpg'));
const failed: string[] = [
  ...run('types of the contract', process.execPath, ['scripts/run.mjs', 'scripts/contract-types.ts']),
  ...run('format', 'node_modules/.bin/biome', [
    'check',
    '--write',
    '--linter-enabled=false',
    ...files.filter((file) => /\.tsx?$/.test(file)),
  ]),
  ...run('types', 'node_modules/.bin/tsc', ['-p', '.']),
  ...run('lint', 'node_modules/.bin/biome', ['check', '.']),
];
if (values.whole) {
  for (const recipe of RECIPES)
    failed.push(
      ...run(`recipe ${recipe}`, process.execPath, [
        'scripts/run.mjs',
        'scripts/recipe.ts',
        '--covers',
        recipe,
      ]),
    );
  failed.push(...run('tests', 'node_modules/.bin/vitest', ['run', ...TESTS, ...TESTS_OF_RECIPES]));
}
console.log(failed.length === 0 ? 'The guides hold.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
