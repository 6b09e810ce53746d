import type { JSONReportSuite } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResult } from 'vitest/node';
import { listSlowest, readPlaywright, readVitest } from './test-report.ts';

test('readVitest counts passed tests and names failed tests and tests that passed on a retry', () => {
  const assertionResults = [
    { fullName: 'Partidos shows every game', status: 'passed', failureMessages: [] },
    { fullName: 'Partidos counts down', status: 'passed', failureMessages: ['timed out'] },
    { fullName: 'Partidos can be undone', status: 'failed' },
    { fullName: 'Partidos on paper', status: 'skipped' },
  ];
  const result = { name: 'a.test.ts', status: 'failed', startTime: 1_000, endTime: 3_500, assertionResults };
  expect(readVitest({ testResults: [result as JsonTestResult] })).toEqual({
    passed: 2,
    failed: ['a.test.ts: Partidos can be undone'],
    flaky: ['a.test.ts: Partidos counts down'],
    files: [{ name: 'a.test.ts', seconds: 2.5 }],
  });
});

test.each([
  ['that could not be loaded', []],
  ['whose clean-up failed', [{ fullName: 'passes', status: 'passed' }]],
])('readVitest reports a test file %s as a failure', (_what, assertionResults) => {
  const result = { name: 'a.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults };
  expect(readVitest({ testResults: [result as JsonTestResult] }).failed).toEqual([
    'a.test.ts: the file itself',
  ]);
});

test('readPlaywright counts passed tests and names errors, failed tests and tests that passed on a retry', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'player', status, results: [{ duration: 1_500 }] }],
  });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('logs in', 'expected'), spec('waits', 'skipped')],
      suites: [{ title: 'the boleto', specs: [spec('is sent', 'flaky'), spec('is lost', 'unexpected')] }],
    },
  ] as JSONReportSuite[];
  expect(readPlaywright({ suites, errors: [{ message: 'No tests found\n  at a.spec.ts' }] })).toEqual({
    passed: 2,
    failed: ['No tests found', 'a.spec.ts [player]: is lost'],
    flaky: ['a.spec.ts [player]: is sent'],
    files: [{ name: 'e2e/a.spec.ts [player]', seconds: 6 }],
  });
});

test('listSlowest lists at most 20 files, the slowest first', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `${index}.test.ts`,
    seconds: index + 0.25,
  }));
  const lines = listSlowest(files);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('   29.3 s  29.test.ts');
});
