/**
 * Runs steps one after the other and ends with the line `N passed, N failed`. A failed step doesn't stop the others,
 * but a type error does. `out/test/times.txt` has the time of each step and the slowest files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hasDisplay } from '../e2e/engines/display.ts';
import { ensureBrowser } from './browser.ts';
import { createUsageError, readCommandLine } from './command-line.ts';
import { listSlowest, readPlaywright, readVitest, type TestOutcome } from './test-report.ts';

type Env = Record<string, string>;

const OUT = 'out/test';

function runCommand(name: string, rest: string[], env: Env = {}): boolean {
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

const runTool = (name: string, path: string, rest: string[] = [], env: Env = {}) =>
  createOutcome(name, runCommand(path, rest, env));
const runScript = (name: string, path: string, rest: string[] = []) =>
  runTool(name, 'scripts/run.mjs', [path, ...rest]);

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

function runVitest(name: string, options: string[] = ['run'], env: Env = {}): TestOutcome {
  const file = `${OUT}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = runCommand('node_modules/vitest/vitest.mjs', [...options, ...reporters], env);
  return readReport(name, file, ok, readVitest);
}

function listChanged(): string[] {
  const list = (...rest: string[]) => spawnSync('git', rest, { encoding: 'utf8' }).stdout.split('\n');
  return [
    ...list('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => /\.(?:tsx?|css|json|md)$/.test(path));
}

// These tests read the files of the repository without importing them.
const REPOSITORY = [
  'src/architecture.test.ts',
  'scripts/repository.test.ts',
  'scripts/docs.test.ts',
  'scripts/spec/statements.test.ts',
  'scripts/spec/page.test.ts',
];

function runPlaywright(name: string, options: string[], env: Env = {}): TestOutcome {
  const file = `${OUT}/${name}.json`;
  const ok = runCommand('node_modules/@playwright/test/cli.js', ['test', ...options], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...env,
  });
  return readReport(name, file, ok, readPlaywright);
}

// Passes without any checks on a machine without a virtual display, which Debian's WebKitGTK and Firefox need.
function runEngines(name: string, scope: 'smoke' | 'all'): TestOutcome {
  if (hasDisplay()) return runVitest(name, ['run'], { TEST_ENGINES: scope });
  console.log('NOT CHECKED, the machine lacks xvfb');
  return { passed: 0, failed: [], flaky: [] };
}

/**
 * Runs the tests of generated cases, with another seed each day. `SEED=n`, as a failure prints it, repeats its cases.
 */
function runGenerated(name: string, sizes: Env): TestOutcome {
  const files = [
    'src/api/hostile-bodies.test.ts',
    'src/domain/scoring.test.ts',
    'src/domain/season.test.ts',
    'src/domain/weeks.test.ts',
    'src/domain/window.test.ts',
    'src/stores/sending/sending-store.test.ts',
    'mock-server/facts/index.test.ts',
    'e2e/monkey/monkey.test.ts',
  ];
  const seed = process.env.SEED ?? String(Math.floor(Date.now() / 86_400_000));
  return runVitest(name, ['run', ...files], { FULL: 'yes', SEED: seed, MONKEY_ACTIONS: '200', ...sizes });
}

const STEPS: Record<string, (name: string) => TestOutcome> = {
  types: (name) => {
    const [all, browser] = ['tsconfig.json', 'tsconfig.browser.json'].map((config) =>
      runTool(`${name} of ${config}`, 'node_modules/typescript/bin/tsc', ['-p', config]),
    ) as [TestOutcome, TestOutcome];
    return { passed: all.passed + browser.passed, failed: [...all.failed, ...browser.failed], flaky: [] };
  },
  lint: (name) => runTool(name, 'node_modules/@biomejs/biome/bin/biome', ['check', '.']),
  knip: (name) => runTool(name, 'node_modules/knip/bin/knip.js'),
  // The unit tests that import a file with an uncommitted change, without the recipes in jsdom and the random actions.
  changed: (name) =>
    runVitest(name, ['related', '--run', '--exclude=e2e/**', ...listChanged(), ...REPOSITORY]),
  builds: (name) => runScript(name, 'scripts/build.ts', ['demo']),
  unit: (name) => runVitest(name),
  week: (name) => runPlaywright(name, ['e2e/week.spec.ts', '--project=demo-phone']),
  // `E2E_SHARD=1/4` runs one part of four. To record a trace of every test would take a quarter more time, so only a
  // second attempt is recorded.
  e2e: (name) =>
    runPlaywright(name, [
      '--grep-invert=@nightly',
      '--trace=on-first-retry',
      ...(process.env.E2E_SHARD ? [`--shard=${process.env.E2E_SHARD}`] : []),
    ]),
  deploy: (name) => runVitest(name, ['run'], { TEST_DEPLOY: 'yes' }),
  engines: (name) => runEngines(name, 'smoke'),
  generated: (name) => runGenerated(name, { FUZZ: '300', HOSTILE_BODIES: '20000', MONKEY_SEEDS: '300' }),
  long: (name) => runGenerated(name, { FUZZ: '1000', HOSTILE_BODIES: '100000', MONKEY_SEEDS: '600' }),
  guides: (name) => runScript(name, 'scripts/test-guides.ts'),
  'whole-guides': (name) => runScript(name, 'scripts/test-guides.ts', ['--whole']),
  mutants: (name) => runScript(name, 'scripts/test-mutants.ts'),
  statements: (name) => runScript(name, 'scripts/test-statements.ts'),
  // The end-to-end tests that only the night runs, and those that have more widths, seeds or sections at night.
  night: (name) =>
    runPlaywright(name, ['--grep=@nightly|(?:axe|long-data|looks|week)\\.spec'], {
      NIGHTLY: 'yes',
    }),
  // Builds the demo as for a deployment: plays the recipes at both widths and takes the pictures of the flow book.
  flowbook: (name) => runScript(name, 'scripts/build.ts', ['demo', '--pictures']),
  // Sixteen screens beside the pictures of the last release, and the pictures of the guides.
  pictures: (name) => {
    const release = runScript(name, 'scripts/shots.ts', ['release']);
    const guides = runScript('pictures of the guides', 'scripts/guide-pictures.ts', ['--check']);
    return {
      passed: release.passed + guides.passed,
      failed: [...release.failed, ...guides.failed],
      flaky: [],
    };
  },
  'all-engines': (name) => runEngines(name, 'all'),
  bench: (name) => runScript(name, 'bench/main.ts'),
};

const TEST = ['types', 'lint', 'knip', 'builds', 'unit', 'e2e'];
const SETS: Record<string, string[]> = {
  test: TEST,
  check: ['types', 'lint', 'knip', 'changed', 'builds', 'week'],
  ci: [...TEST, 'guides', 'deploy', 'engines'],
  nightly: [
    'builds',
    'generated',
    'mutants',
    'statements',
    'whole-guides',
    'night',
    'flowbook',
    'pictures',
    'all-engines',
    'deploy',
    'bench',
  ],
};

function runStep(name: string): TestOutcome {
  try {
    return (STEPS[name] as (typeof STEPS)[string])(name);
  } catch (error) {
    console.error(error);
    return createOutcome(name, false);
  }
}

const USAGE = `Usage: npm test [-- <set or step>…]   runs the set “test” by default

sets:
${Object.entries(SETS)
  .map(([name, steps]) => `  ${name.padEnd(8)} ${steps.join(' ')}`)
  .join('\n')}
steps: ${Object.keys(STEPS).join(' ')}`;

const { positionals } = readCommandLine({
  usage: USAGE,
  options: {},
  maxPositionals: Number.POSITIVE_INFINITY,
});
const asked = positionals.length > 0 ? positionals : ['test'];
const steps = [...new Set(asked.flatMap((name) => SETS[name] ?? name))];
const unknown = steps.filter((name) => !STEPS[name]);
if (unknown.length > 0) throw createUsageError(`No step or set is called ${unknown.join(', ')}.`, USAGE);
const total = { passed: 0, failed: [] as string[], flaky: [] as string[] };
const times: string[] = [];
const files: NonNullable<TestOutcome['files']> = [];
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const name of steps) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const outcome = runStep(name);
  total.passed += outcome.passed;
  total.failed.push(...outcome.failed);
  total.flaky.push(...outcome.flaky);
  files.push(...(outcome.files ?? []));
  const seconds = (performance.now() - started) / 1000;
  times.push(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log(
    `== ${name}: ${outcome.passed} passed, ${outcome.failed.length} failed, ${seconds.toFixed(1)} s`,
  );
  if (name === 'types' && outcome.failed.length > 0) break;
}
const summary = ['the steps:', ...times, 'the slowest files:', ...listSlowest(files)].join('\n');
writeFileSync(`${OUT}/times.txt`, `${summary}\n`);
console.log(`\n${summary}\n`);
for (const title of total.flaky) console.log(`passed at the second try: ${title}`);
for (const title of total.failed) console.log(`failed: ${title}`);
if (total.failed.length > 0)
  console.log(`statements of the specification that failed: npm run spec -- --results ${OUT}`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length > 0 ? 1 : 0;
