/**
 * `npm run test:mutants [folder or file]` runs the tests of each area against Stryker's mutants. Fails when
 * an area kills fewer than 90 % of its mutants. Results of unchanged code are cached in `out/mutants/cache/`.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { chooseAreas, countMutants, getKilledPercent } from './mutants/areas.ts';

const OUT = 'out/mutants';
const MIN_KILLED_PERCENT = 90;

async function testMutants(name: string, mutate: string[], tests: string[]) {
  // `vitest.mutants.config.ts` reads the variable in the process that Stryker starts.
  process.env.MUTANTS_TESTS = tests.join(' ');
  return await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The area already limits the tests, and a search for related tests would slow down each run.
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // A mutant in a module constant would run all tests of its area, which takes many times longer.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${OUT}/cache/${name}.json`,
    tempDirName: `${OUT}/sandbox`,
    // TypeScript 7 has no API for Stryker to read tsconfig.json.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['/out', '/dist*', '/bench', '/docs/guides/pictures'],
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowColor: false },
    htmlReporter: { fileName: `${OUT}/${name}.html` },
    jsonReporter: { fileName: `${OUT}/${name}.json` },
  }).runMutationTest();
}

const areas = chooseAreas(process.argv[2]);
if (areas.length === 0) throw new Error(`no area holds ${process.argv[2]}: see scripts/mutants/areas.ts`);
const lines: string[] = [];
for (const { folder, mutate, tests } of areas) {
  const mutants = await testMutants(folder.replaceAll('/', '-'), mutate, tests);
  const counts = countMutants(mutants.map((one) => ({ ...one, fileName: relative('.', one.fileName) })));
  const percent = getKilledPercent(counts.values());
  if (percent < MIN_KILLED_PERCENT) process.exitCode = 1;
  lines.push(`${folder}: ${percent.toFixed(1)} % killed`);
  for (const [name, { killed, survived, ignored }] of [...counts].sort())
    lines.push(`  ${name}: ${killed} killed, ${survived} survived, ${ignored} ignored`);
}
console.log(lines.join('\n'));
