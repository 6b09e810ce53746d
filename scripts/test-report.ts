import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export interface TestOutcome {
  passed: number;
  failed: string[];
  flaky: string[];
  files?: FileTime[];
}

interface FileTime {
  name: string;
  seconds: number;
}

const MAX_SLOWEST = 20;

/** Returns a line with the seconds of each of the slowest files, such as `  12.3 s  e2e/looks.spec.ts`. */
export const listSlowest = (files: readonly FileTime[]): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

export function readVitest({ testResults }: Pick<JsonTestResults, 'testResults'>): TestOutcome {
  const outcome: TestOutcome = { passed: 0, failed: [], flaky: [] };
  outcome.files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  for (const { name, status, assertionResults } of testResults) {
    for (const test of assertionResults) {
      const title = `${name}: ${test.fullName}`;
      if (test.status === 'passed') outcome.passed += 1;
      if (test.status === 'passed' && test.failureMessages?.length) outcome.flaky.push(title);
      if (test.status === 'failed') outcome.failed.push(title);
    }
    const hasFailedTest = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasFailedTest) outcome.failed.push(`${name}: the file itself`);
  }
  return outcome;
}

export function readPlaywright({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): TestOutcome {
  const outcome: TestOutcome = {
    passed: 0,
    failed: errors.map(({ message = 'an error without a message' }) => message.split('\n')[0] ?? ''),
    flaky: [],
  };
  const times = new Map<string, number>();
  const readSpec = ({ title, file, tests }: JSONReportSpec) => {
    for (const { projectName, status, results } of tests) {
      const timed = `e2e/${file} [${projectName}]`;
      const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, times.get(timed) ?? 0);
      times.set(timed, seconds);
      const name = `${file} [${projectName}]: ${title}`;
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      if (status === 'unexpected') outcome.failed.push(name);
      if (status === 'flaky') outcome.flaky.push(name);
    }
  };
  const readSuite = (suite: JSONReportSuite) => {
    suite.specs.forEach(readSpec);
    suite.suites?.forEach(readSuite);
  };
  suites.forEach(readSuite);
  outcome.files = [...times].map(([name, seconds]) => ({ name, seconds }));
  return outcome;
}
