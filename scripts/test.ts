/**
 * `npm test`: everything that must hold, one step after the other. A step that fails does not stop the next, so
 * that the last line, `N passed, N failed`, counts all of them. Arguments choose steps: `test.ts unit journeys`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run(): Count;
  /** Runs only when asked for by name. */
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

const asOne = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Reads a reporter's counts; a step that died without a report is one failure, and so is one that found no test. */
function fromReport(file: string, ok: boolean, read: (report: never) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  const hasHiddenFailure = !ok && failed === 0;
  return { passed, failed: failed + (hasHiddenFailure || passed + failed === 0 ? 1 : 0) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function vitest(name: string, env: Record<string, string> = {}, files: string[] = []): Count {
  const file = `${OUT}/${name}.json`;
  const options = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = command('node_modules/vitest/vitest.mjs', options, env);
  return fromReport(file, ok, ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
    passed: numPassedTests,
    // A file that could not even be loaded has no test of its own to fail.
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
  }));
}

function journeys(): Count {
  const file = `${OUT}/journeys.json`;
  const ok = command('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return fromReport(file, ok, ({ stats }: PlaywrightReport) => {
    if (stats.flaky > 0)
      console.log(`${stats.flaky} journeys passed at their second try only; they are named above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Tests whose number of cases is cut short in `npm test`. */
const LONG = [
  'src/api/hostile-bodies.test.ts',
  'src/domain/reference.test.ts',
  'mock-server/history/replay.test.ts',
  'e2e/monkey/monkey.test.ts',
];
const LONG_COUNTS = { FULL: 'yes', FUZZ: '1000', HOSTILE_BODIES: '100000', MONKEY_SEEDS: '500' };

const STEPS: Step[] = [
  { name: 'types', run: () => asOne(command('node_modules/typescript/bin/tsc', ['-p', '.'])) },
  { name: 'lint', run: () => asOne(command('node_modules/@biomejs/biome/bin/biome', ['check', '.'])) },
  { name: 'knip', run: () => asOne(command('node_modules/knip/bin/knip.js', [])) },
  { name: 'builds', run: () => asOne(command('scripts/run.mjs', ['scripts/build.ts', 'demo'])) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'journeys', run: journeys },
  // The pictures the journeys took, bound: whole, and every run of a recipe saw the same.
  { name: 'flowbook', run: () => asOne(command('scripts/run.mjs', ['scripts/flowbook.ts', 'compose'])) },
  // The generated cases at full length: `npm run test:long`.
  { name: 'long', run: () => vitest('long', LONG_COUNTS, LONG), isAsked: true },
  // Needs a real nginx: `npm run test:deploy`.
  { name: 'deploy', run: () => vitest('deploy', { TEST_DEPLOY: 'yes' }), isAsked: true },
];

const chosen = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const { name, run } of STEPS.filter(({ name, isAsked }) =>
  chosen.length === 0 ? !isAsked : chosen.includes(name),
)) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const count = run();
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
