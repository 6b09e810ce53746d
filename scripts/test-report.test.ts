import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-report.ts';

test('readVitest counts passed tests and names failed tests and tests that passed on a retry', () => {
  const assertionResults = [
    { fullName: 'Partidos shows every game', status: 'passed', failureMessages: [] },
    { fullName: 'Partidos counts down', status: 'passed', failureMessages: ['timed out'] },
    { fullName: 'Partidos can be undone', status: 'failed' },
    { fullName: 'Partidos on paper', status: 'skipped' },
  ];
  expect(readVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })).toEqual({
    passed: 2,
    failed: ['a.test.ts: Partidos can be undone'],
    flaky: ['a.test.ts: Partidos counts down'],
  });
});

test.each([
  ['that could not be loaded', []],
  ['whose clean-up failed', [{ fullName: 'passes', status: 'passed' }]],
])('readVitest reports a test file %s as a failure', (_what, assertionResults) => {
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] };
  expect(readVitest(report).failed).toEqual(['a.test.ts: the file itself']);
});

test('readPlaywright counts passed tests and names errors, failed tests and tests that passed on a retry', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'player', status }],
  });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('logs in', 'expected'), spec('waits', 'skipped')],
      suites: [{ title: 'the boleto', specs: [spec('is sent', 'flaky'), spec('is lost', 'unexpected')] }],
    },
  ];
  expect(readPlaywright({ suites, errors: [{ message: 'No tests found\n  at a.spec.ts' }] })).toEqual({
    passed: 2,
    failed: ['No tests found', 'a.spec.ts [player]: is lost'],
    flaky: ['a.spec.ts [player]: is sent'],
  });
});
