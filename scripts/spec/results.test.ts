import type { JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResult } from 'vitest/node';
import type { Recipe } from '../../devtools/api.ts';
import {
  formatJudgements,
  judgeStatements,
  readPlaywrightResults,
  readResults,
  readVitestResults,
  type TestResult,
} from './results.ts';

const go = (says: string) => ({ says, detail: '', actions: [{ do: 'go', route: '/games' } as const] });
const RECIPE: Recipe = {
  id: 'flow/a',
  title: 'Uno',
  tags: ['flujos'],
  spec: ['1.1@1', '1.2@2', '1.3@3'],
  world: { route: '/' },
  steps: [go('Abre'), go('Elige'), go('Envía')],
  ends: { shows: [] },
};
const MATRIX = ['1.1', '1.2', '1.3'].map((id) => ({
  statement: { id, text: `Statement ${id}.`, lead: '' },
  recipes: [],
  tests: [],
}));
const PLAYED = 'the recipe flow/a · Uno ends as it says [1.1, 1.2, 1.3]';

const result = (title: string, isPassed: boolean, failedStep: number | null = null): TestResult => ({
  file: 'a.test.ts',
  title,
  isPassed,
  failedStep,
});
const judge = (...results: TestResult[]) =>
  judgeStatements(MATRIX, [RECIPE], results).map(({ colour }) => colour);

test.each<[string, TestResult, string[]]>([
  ['whose mark is in a passed test', result('reads [1.1]', true), ['green', 'unknown', 'unknown']],
  ['whose mark is in a failed test', result('reads [1.2, 1.3]', false), ['unknown', 'red', 'red']],
  ['of a passed recipe', result(PLAYED, true), ['green', 'green', 'green']],
  ['of a recipe that failed in its second step', result(PLAYED, false, 1), ['green', 'red', 'unknown']],
  ['of a recipe that never began', result(PLAYED, false), ['red', 'red', 'red']],
  [
    'of a recipe after whose steps something else failed',
    result(PLAYED, false, Number.POSITIVE_INFINITY),
    ['green', 'green', 'green'],
  ],
])('`judgeStatements` colours the statements %s', (_which, found, colours) => {
  expect(judge(found)).toEqual(colours);
});

test('a statement is red when one of its proofs fails, even if another one passes', () => {
  expect(judge(result('reads [1.1]', true), result('writes [1.1]', false))[0]).toBe('red');
});

test('`formatJudgements` prints the failed proofs of red statements, those without a result, and the sums', () => {
  const results = [result(PLAYED, false, 1), result('reads [1.2]', false)];
  expect(formatJudgements(judgeStatements(MATRIX, [RECIPE], results)).split('\n')).toEqual([
    'RED 1.2 Statement 1.2.',
    '  recipe flow/a, step 2',
    '  test   a.test.ts: reads [1.2]',
    'not run: 1.3',
    '3 statements: 1 green, 1 red, 1 not run.',
  ]);
});

test('`readVitestResults` reads the failed step of a recipe, and leaves out skipped tests', () => {
  const assertionResults = [
    { fullName: 'reads [1.1]', status: 'passed' },
    { fullName: PLAYED, status: 'failed', failureMessages: ['+ "step 2 of the recipe: No se vio."'] },
    { fullName: 'on paper [1.3]', status: 'skipped' },
  ];
  const report = { name: `${process.cwd()}/src/a.test.ts`, assertionResults } as JsonTestResult;
  expect(readVitestResults({ testResults: [report] })).toEqual([
    { file: 'src/a.test.ts', title: 'reads [1.1]', isPassed: true, failedStep: null },
    { file: 'src/a.test.ts', title: PLAYED, isPassed: false, failedStep: 1 },
  ]);
});

const ERROR = { error: { message: 'not found' } };
test.each<[string, object[], number | null]>([
  ['in its second step', [{ title: '1. Abre' }, { title: '2. Elige', ...ERROR }], 1],
  ['at its end', [{ title: '1. Abre' }, { title: '2. Elige' }, { title: 'the end', ...ERROR }], 1],
  ['before its steps', [], null],
  ['in a check that follows its steps', [{ title: '1. Abre' }], Number.POSITIVE_INFINITY],
])('`readPlaywrightResults` tells that a recipe failed %s', (_where, steps, failedStep) => {
  const spec = { title: PLAYED, file: 'r.spec.ts', tests: [{ status: 'unexpected', results: [{ steps }] }] };
  const suites = [{ title: 'r.spec.ts', specs: [], suites: [{ title: '', specs: [spec] }] }];
  expect(readPlaywrightResults({ suites: suites as unknown as JSONReportSuite[] })).toEqual([
    { file: 'e2e/r.spec.ts', title: PLAYED, isPassed: false, failedStep },
  ]);
});

test('`readResults` finds no results in a folder that does not exist', () => {
  expect(readResults('out/no-such-folder')).toEqual([]);
});
