/**
 * `npm test` runs all steps except those with `isAsked`, also after a failed step, and ends with the line `N
 * passed, N failed`. Arguments choose steps: `test.ts unit e2e`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { readPlaywright, readVitest, type TestOutcome } from './test-report.ts';

interface Step {
  name: string;
  run(): TestOutcome;
  isAsked?: boolean;
}

const OUT = 'out/test';

function runCommand(name: string, rest: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [name, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const createOutcome = (name: string, ok: boolean): TestOutcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? [] : [name],
  flaky: [],
});

/**
 * Reads the report of a test step. A failed step whose report names no failed test, a step without tests and a
 * step without a report count as one failure.
 */
function readReport<T>(
  name: string,
  file: string,
  ok: boolean,
  read: (report: T) => TestOutcome,
): TestOutcome {
  if (!existsSync(file)) return createOutcome(name, false);
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as T);
  const { passed, failed } = outcome;
  const hasHiddenFailure = failed.length === 0 && (!ok || passed === 0);
  return hasHiddenFailure ? { ...outcome, failed: [name] } : outcome;
}

function runVitest(name: string, env: Record<string, string> = {}, files: string[] = []): TestOutcome {
  const file = `${OUT}/${name}.json`;
  const options = [
    'run',
    ...files,
    `--retry=${process.env.TEST_RETRIES ?? 0}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ok = runCommand('node_modules/vitest/vitest.mjs', options, env);
  return readReport(name, file, ok, readVitest);
}

function runE2e(): TestOutcome {
  const file = `${OUT}/e2e.json`;
  const ok = runCommand('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return readReport('e2e', file, ok, readPlaywright);
}

// Smoke run in WebKitGTK and Firefox. Passes without any checks on a machine without these browsers.
function runEngines(): TestOutcome {
  const file = `${OUT}/engines.json`;
  runCommand('scripts/run.mjs', ['scripts/test-engines.ts', 'smoke'], { ENGINES_REPORT: file });
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TestOutcome)
    : createOutcome('engines', false);
}

const LONG = [
  'src/api/hostile-bodies.test.ts',
  'src/domain/reference.test.ts',
  'mock-server/history/replay.test.ts',
  'e2e/monkey/monkey.test.ts',
];
const LONG_COUNTS = { FULL: 'yes', FUZZ: '1000', HOSTILE_BODIES: '100000', MONKEY_SEEDS: '5000' };

const STEPS: Step[] = [
  {
    name: 'types',
    run: () => createOutcome('types', runCommand('node_modules/typescript/bin/tsc', ['-p', '.'])),
  },
  {
    name: 'lint',
    run: () => createOutcome('lint', runCommand('node_modules/@biomejs/biome/bin/biome', ['check', '.'])),
  },
  { name: 'knip', run: () => createOutcome('knip', runCommand('node_modules/knip/bin/knip.js', [])) },
  {
    name: 'builds',
    run: () => createOutcome('builds', runCommand('scripts/run.mjs', ['scripts/build.ts', 'demo'])),
  },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'e2e', run: runE2e },
  // Writes the flow book from the pictures of the end-to-end tests. Fails when a picture is missing or two runs
  // of a recipe differ.
  {
    name: 'flowbook',
    run: () => createOutcome('flowbook', runCommand('scripts/run.mjs', ['scripts/flowbook.ts', 'compose'])),
  },
  // Runs the tests of `LONG` with the full number of generated cases: `npm run test:long`.
  { name: 'long', run: () => runVitest('long', LONG_COUNTS, LONG), isAsked: true },
  // The engine checks need both builds. This step is the short run; `npm run test:engines` is the full run.
  { name: 'engines', run: runEngines, isAsked: true },
  // The tests of the deployment need a real nginx: `npm run test:deploy`.
  { name: 'deploy', run: () => runVitest('deploy', { TEST_DEPLOY: 'yes' }), isAsked: true },
];

const chosen = process.argv.slice(2);
const total: TestOutcome = { passed: 0, failed: [], flaky: [] };
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
