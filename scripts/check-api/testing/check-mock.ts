/** Checks the mock server over HTTP, as it is or changed. */
import { readArguments } from '../arguments.ts';
import { CHECKS, checkApi, type Report } from '../run.ts';
import { type Change, type MockApi, startMockApi } from './mock-api.ts';

const ACCOUNT = ['--email', 'ana@correo.mx', '--password', 'papas con chile'];

/** Checks that later ones build on. */
const PREPARATIONS = ['status', 'log-in', 'registration', 'the mailed code'];

export interface MockCheck {
  change?: Change;
  /** More arguments. */
  words?: string[];
  hasAccount?: boolean;
  /** Whether somebody reads the code of the mail. */
  hasCode?: boolean;
  isLaravel?: boolean;
  /** Names of the checks to run besides their preparations; all by default. */
  only?: string[];
  /** Looks at the server before it stops. */
  inspect?: (api: MockApi) => void;
  /** Called in place of a wait, with its seconds. */
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

/** Verdict and answer of the first check with that name, and endpoint if one is given. */
export function getOutcome({ findings }: Report, check: string, endpoint?: string) {
  const found = findings.find((one) => one.check === check && (!endpoint || one.endpoint === endpoint));
  return `${found?.verdict}: ${found?.got}`;
}
