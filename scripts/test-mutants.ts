/**
 * `npm run test:mutants [folder or file] [near]` runs the tests of each area against Stryker's mutants. Fails
 * when fewer than 90 % of the chosen mutants of an area are killed. Results of unchanged code are cached in
 * `out/mutants/cache/`. With `near` only the tests of the chosen folder are run.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { chooseAreas, countMutants, getKilledPercent, isInPath } from './mutants/areas.ts';

const OUT = 'out/mutants';
const MIN_KILLED_PERCENT = 90;

async function testMutants(name: string, mutate: string[], tests: string[], { allowEmpty = false } = {}) {
  // `vitest.mutants.config.ts` reads the variable in the process that Stryker starts.
  process.env.MUTANTS_TESTS = tests.join(' ');
  return await new Stryker({
    mutate,
    allowEmpty,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The area already limits the tests, and a search for related tests would slow down each run.
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    concurrency: 1,
    // A mutant that runs out of time counts as killed. On a busy machine, the tests of a mutant that survives
    // could take longer than 5 s, the default.
    timeoutMS: 20_000,
    coverageAnalysis: 'perTest',
    // A mutant in a module constant would run all tests of its area, which takes many times longer.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${OUT}/cache/${name}.json`,
    tempDirName: `${OUT}/sandbox`,
    // Stryker reads tsconfig.json with TypeScript's JavaScript API, which TypeScript 7 doesn't have. No file has the
    // name `none`, so Stryker reads none.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['/out', '/dist*', '/bench', '/docs/guides/pictures'],
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowColor: false },
    htmlReporter: { fileName: `${OUT}/${name}.html` },
    jsonReporter: { fileName: `${OUT}/${name}.json` },
  }).runMutationTest();
}

const [, , chosenPath, scope] = process.argv;
const areas = chooseAreas(chosenPath);
if (areas.length === 0) throw new Error(`no area holds ${chosenPath}: see scripts/mutants/areas.ts`);
const lines: string[] = [];
for (const { folder, path, mutate, nearTests, tests } of areas) {
  const report = folder.replaceAll('/', '-');
  // The tests of a folder kill most of its mutants. Without `near`, only the other mutants are then run against
  // the tests of the whole area.
  const nearMutants = nearTests && (await testMutants(report, mutate, nearTests, { allowEmpty: true }));
  const mutants = scope === 'near' && nearMutants ? nearMutants : await testMutants(report, mutate, tests);
  // Stryker also returns the kept results of the area's other files.
  const chosen = mutants
    .map((one) => ({ ...one, fileName: relative('.', one.fileName) }))
    .filter(({ fileName }) => isInPath(fileName, path));
  const counts = countMutants(chosen);
  const percent = getKilledPercent(counts.values());
  if (percent < MIN_KILLED_PERCENT) process.exitCode = 1;
  lines.push(`${path}: ${percent.toFixed(1)} % killed`);
  for (const [name, { killed, survived, ignored }] of [...counts].sort())
    lines.push(`  ${name}: ${killed} killed, ${survived} survived, ${ignored} ignored`);
}
console.log(lines.join('\n'));
