import { readArguments } from '../arguments.ts';
import { CHECKS } from '../checks.ts';
import { type AnswerChange, MOCK_ACCOUNT, type MockApi, startMockApi } from '../mock-api.ts';
import type { Report } from '../report.ts';
import { checkApi } from '../run.ts';

const PREPARATIONS = ['status', 'log-in', 'registration', 'the mailed code'];

export interface MockCheck {
  change?: AnswerChange;
  words?: string[];
  hasAccount?: boolean;
  hasCode?: boolean;
  isLaravel?: boolean;
  only?: string[];
  inspect?: (api: MockApi) => void;
  onWait?: (seconds: number) => void;
}

export async function checkMock({
  change,
  words = [],
  hasAccount = true,
  hasCode = true,
  isLaravel = false,
  only,
  inspect,
  onWait,
}: MockCheck): Promise<Report> {
  const api = await startMockApi(change);
  try {
    await api.control.world.laravel(isLaravel);
    const wanted = only && [...PREPARATIONS, ...only];
    return await checkApi(
      readArguments(['--url', api.url, ...(hasAccount ? MOCK_ACCOUNT : []), ...words]),
      {
        readCode: async (email) => (hasCode ? api.readCode(email) : null),
        wait: async (seconds) => onWait?.(seconds),
      },
      CHECKS.filter(
        ({ check, endpoint }) => !wanted || wanted.includes(check) || wanted.includes(`${endpoint} ${check}`),
      ),
    );
  } finally {
    inspect?.(api);
    await api.close();
  }
}

/** `row` is the name of a check or, where several have it, its endpoint and its name. */
export function getOutcome({ findings }: Report, row: string) {
  const found = findings.find(({ check, endpoint }) => row === check || row === `${endpoint} ${check}`);
  return `${found?.verdict}: ${found?.got}`;
}
