export interface TestOutcome {
  passed: number;
  failed: string[];
  flaky: string[];
}

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export function readVitest({ testResults }: VitestReport): TestOutcome {
  const outcome: TestOutcome = { passed: 0, failed: [], flaky: [] };
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

export function readPlaywright({ suites, errors }: PlaywrightReport): TestOutcome {
  const outcome: TestOutcome = {
    passed: 0,
    failed: errors.map(({ message = 'an error without a message' }) => message.split('\n')[0] ?? ''),
    flaky: [],
  };
  const readSpec = ({ title, file, tests }: PlaywrightSpec) => {
    for (const { projectName, status } of tests) {
      const name = `${file} [${projectName}]: ${title}`;
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      if (status === 'unexpected') outcome.failed.push(name);
      if (status === 'flaky') outcome.flaky.push(name);
    }
  };
  const readSuite = (suite: PlaywrightSuite) => {
    suite.specs?.forEach(readSpec);
    suite.suites?.forEach(readSuite);
  };
  suites.forEach(readSuite);
  return outcome;
}
