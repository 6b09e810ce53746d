import { readArguments } from '../arguments.ts';
import { CHECKS, checkApi, type Report } from '../run.ts';
import { type AnswerChange, type MockApi, startMockApi } from './mock-api.ts';

const ACCOUNT = ['--email', 'ana@correo.mx', '--password', 'papas con chile'];

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
      readArguments(['--url', api.url, ...(hasAccount ? ACCOUNT : []), ...words]),
      {
        readCode: async (email) =>
          (hasCode && api.control.mail.last({ to: email, kind: 'code' })?.secret) || null,
        wait: async (seconds) => onWait?.(seconds),
      },
      CHECKS.filter(({ check }) => !wanted || wanted.includes(check)),
    );
  } finally {
    inspect?.(api);
    await api.close();
  }
}

export function getOutcome({ findings }: Report, check: string, endpoint?: string) {
  const found = findings.find((one) => one.check === check && (!endpoint || one.endpoint === endpoint));
  return `${found?.verdict}: ${found?.got}`;
}
