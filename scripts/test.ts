/**
 * `npm test` runs all steps, also after a failed step, and ends with the line `N passed, N failed`. Arguments
 * choose steps: `test.ts unit journeys`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { type Outcome, readPlaywright, readVitest } from './test-report.ts';

interface Step {
  name: string;
  run(): Outcome;
  isAsked?: boolean;
}

const OUT = 'out/test';

function command(name: string, rest: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [name, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const asOne = (name: string, ok: boolean): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? [] : [name],
  flaky: [],
});

/**
 * Reads the report of a test step. A step that fails without a report, without a test or without a failed
 * test counts as one failure.
 */
function readReport<T>(name: string, file: string, ok: boolean, read: (report: T) => Outcome): Outcome {
  if (!existsSync(file)) return asOne(name, false);
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as T);
  const { passed, failed } = outcome;
  const hasHiddenFailure = failed.length === 0 && (!ok || passed === 0);
  return hasHiddenFailure ? { ...outcome, failed: [name] } : outcome;
}

function vitest(name: string, env: Record<string, string> = {}, files: string[] = []): Outcome {
  const file = `${OUT}/${name}.json`;
  const options = [
    'run',
    ...files,
    `--retry=${process.env.TEST_RETRIES ?? 0}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ok = command('node_modules/vitest/vitest.mjs', options, env);
  return readReport(name, file, ok, readVitest);
}

function journeys(): Outcome {
  const file = `${OUT}/journeys.json`;
  const ok = command('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return readReport('journeys', file, ok, readPlaywright);
}

// Smoke run in WebKitGTK and Firefox. Passes without any checks on a machine without these browsers.
function engines(): Outcome {
  const file = `${OUT}/engines.json`;
  command('scripts/run.mjs', ['scripts/test-engines.ts', 'smoke'], { ENGINES_REPORT: file });
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome) : asOne('engines', false);
}

const LONG = [
  'src/api/hostile-bodies.test.ts',
  'src/domain/reference.test.ts',
  'mock-server/history/replay.test.ts',
  'e2e/monkey/monkey.test.ts',
];
const LONG_COUNTS = { FULL: 'yes', FUZZ: '1000', HOSTILE_BODIES: '100000', MONKEY_SEEDS: '5000' };

const STEPS: Step[] = [
  { name: 'types', run: () => asOne('types', command('node_modules/typescript/bin/tsc', ['-p', '.'])) },
  {
    name: 'lint',
    run: () => asOne('lint', command('node_modules/@biomejs/biome/bin/biome', ['check', '.'])),
  },
  { name: 'knip', run: () => asOne('knip', command('node_modules/knip/bin/knip.js', [])) },
  { name: 'builds', run: () => asOne('builds', command('scripts/run.mjs', ['scripts/build.ts', 'demo'])) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'journeys', run: journeys },
  // This step fails when a picture of the end-to-end tests is missing and when two runs of a recipe differ.
  {
    name: 'flowbook',
    run: () => asOne('flowbook', command('scripts/run.mjs', ['scripts/flowbook.ts', 'compose'])),
  },
  // Runs the tests of `LONG` with the full number of generated cases: `npm run test:long`.
  { name: 'long', run: () => vitest('long', LONG_COUNTS, LONG), isAsked: true },
  // The engine checks need Firefox or WebKitGTK and both builds; `npm run test:engines` is the full run.
  { name: 'engines', run: engines, isAsked: true },
  // The tests of the deployment need a real nginx: `npm run test:deploy`.
  { name: 'deploy', run: () => vitest('deploy', { TEST_DEPLOY: 'yes' }), isAsked: true },
];

const chosen = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: [], flaky: [] };
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const { name, run } of STEPS.filter(({ name, isAsked }) =>
  chosen.length === 0 ? !isAsked : chosen.includes(name),
)) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { passed, failed, flaky } = run();
  total.passed += passed;
  total.failed.push(...failed);
  total.flaky.push(...flaky);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${passed} passed, ${failed.length} failed, ${seconds} s`);
}
console.log();
for (const title of total.flaky) console.log(`passed at the second try: ${title}`);
for (const title of total.failed) console.log(`failed: ${title}`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length > 0 ? 1 : 0;
