/** Runs `check:api` against the mock server over HTTP; a test may change its answers. */
import { readArguments } from '../arguments.ts';
import { CHECKS, checkApi, type Report } from '../run.ts';
import { type Change, type MockApi, startMockApi } from './mock-api.ts';

const ACCOUNT = ['--email', 'ana@correo.mx', '--password', 'papas con chile'];

/** Checks whose results other checks need. */
const PREPARATIONS = ['status', 'log-in', 'registration', 'the mailed code'];

export interface MockCheck {
  change?: Change;
  /** Further command-line arguments. */
  words?: string[];
  hasAccount?: boolean;
  /** Whether the code of the confirmation e-mail can be read. */
  hasCode?: boolean;
  isLaravel?: boolean;
  /** Names of the checks to run after those that they need; all by default. */
  only?: string[];
  /** Called with the server before it stops. */
  inspect?: (api: MockApi) => void;
  /** Replaces waiting. Gets the seconds. */
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
