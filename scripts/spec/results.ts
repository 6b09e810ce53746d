/** Joins the reports of a test run with the statements of the specification that the tests and recipes show. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Recipe } from '../../devtools/api.ts';
import { getShownStatements } from '../../devtools/player/recipe-parts.ts';
import type { Proof } from './matrix.ts';

/** A test that has run. */
export interface TestResult {
  file: string;
  title: string;
  isPassed: boolean;
  /** The zero-based step in which a recipe failed. Null for another test, and for a recipe that never began. */
  failedStep: number | null;
}

export interface Judgement {
  statement: Proof['statement'];
  /** `red`: at least one proof failed. `unknown`: no proof has run up to the statement. */
  colour: 'green' | 'red' | 'unknown';
  /** The failed proofs, one line each. */
  failed: string[];
}

/** The name of the step of Playwright in which a recipe compares the calls and the world with its end. */
export const END_STEP = 'the end';

const MARK = / \[(\d\.\d+(?:, \d\.\d+)*)\]/g;
const PLAYED = /^the recipe (\S+) · /;
const FAILED_STEP = /step (\d+) of the recipe/;

export function readVitestResults({ testResults }: Pick<JsonTestResults, 'testResults'>): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => {
        const [, step] = FAILED_STEP.exec(failureMessages?.join('\n') ?? '') ?? [];
        const isPassed = status === 'passed';
        const failedStep = isPassed || step === undefined ? null : Number(step) - 1;
        return { file: relative('.', name), title: fullName.trim(), isPassed, failedStep };
      }),
  );
}

export function readPlaywrightResults({ suites }: Pick<JSONReport, 'suites'>): TestResult[] {
  const readSpec = ({ file, title, tests }: JSONReportSpec): TestResult[] =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => {
        const isPassed = status !== 'unexpected';
        const steps = results.at(-1)?.steps ?? [];
        return { file: `e2e/${file}`, title, isPassed, failedStep: isPassed ? null : findFailedStep(steps) };
      });
  const readSuite = (suite: JSONReportSuite): TestResult[] => [
    ...suite.specs.flatMap(readSpec),
    ...(suite.suites ?? []).flatMap(readSuite),
  ];
  return suites.flatMap(readSuite);
}

/** After steps without an error, only what follows the recipe has failed, such as the check of the contrast. */
function findFailedStep(steps: readonly { title: string; error?: unknown }[]): number | null {
  const played = steps.filter(({ title }) => /^\d+\. /.test(title));
  if (played.length === 0) return null;
  const failed = steps.find(({ error }) => error !== undefined);
  if (failed?.title === END_STEP) return played.length - 1;
  return failed ? Number.parseInt(failed.title, 10) - 1 : Number.POSITIVE_INFINITY;
}

/** Reads all reports of a folder that `scripts/test.ts` writes. */
export function readResults(folder: string): TestResult[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.toSorted().flatMap((file) => {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return 'testResults' in report ? readVitestResults(report) : readPlaywrightResults(report);
  });
}

/**
 * Returns the colour of each statement. A failed recipe proves the statements of the steps before the failed one,
 * contradicts those of the failed step, and says nothing of the later ones.
 */
export function judgeStatements(
  matrix: readonly Proof[],
  recipes: readonly Recipe[],
  results: readonly TestResult[],
): Judgement[] {
  const passed = new Set<string>();
  const failed = new Map<string, string[]>();
  const note = (id: string, isPassed: boolean, proof: string) => {
    if (isPassed) passed.add(id);
    else failed.set(id, [...(failed.get(id) ?? []), proof]);
  };
  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  for (const result of results) {
    const { file, title, isPassed, failedStep } = result;
    const recipe = known.get(PLAYED.exec(title)?.[1] ?? '');
    if (recipe)
      for (const { id, step } of getShownStatements(recipe)) {
        if (isPassed || failedStep === null) note(id, isPassed, `recipe ${recipe.id}, before its first step`);
        else if (step <= failedStep) note(id, step < failedStep, `recipe ${recipe.id}, step ${step + 1}`);
      }
    else for (const id of findIds(title)) note(id, isPassed, `test   ${file}: ${title}`);
  }
  return matrix.map(({ statement }) => {
    const broken = [...new Set(failed.get(statement.id))];
    const colour = broken.length > 0 ? 'red' : passed.has(statement.id) ? 'green' : 'unknown';
    return { statement, colour, failed: broken };
  });
}

const findIds = (title: string) => [...title.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(', '));

/** Returns the red statements with their failed proofs, the statements without a result, and the sums. */
export function formatJudgements(judgements: readonly Judgement[]): string {
  const red = judgements.filter(({ colour }) => colour === 'red');
  const unknown = judgements.filter(({ colour }) => colour === 'unknown');
  const green = judgements.length - red.length - unknown.length;
  return [
    ...red.map(({ statement: { id, lead, text }, failed }) =>
      [`RED ${id} ${lead ? `(${lead}) ` : ''}${text}`, ...failed.map((proof) => `  ${proof}`)].join('\n'),
    ),
    ...(unknown.length > 0 ? [`not run: ${unknown.map(({ statement }) => statement.id).join(' ')}`] : []),
    `${judgements.length} statements: ${green} green, ${red.length} red, ${unknown.length} not run.`,
  ].join('\n');
}
