import { vi } from 'vitest';
import { type AnswerChange, startBridge } from '../../../e2e/bridge/bridge.ts';
import { MOCK_ACCOUNT, readArguments } from '../arguments.ts';
import { CHECKS } from '../checks/index.ts';
import { NODE_ENVIRONMENT } from '../node-environment.ts';
import { checkApi, type Report } from '../run.ts';

const PREPARATIONS = ['status', 'log-in', 'registration', 'the mailed code'];

export interface MockCheck {
  change?: AnswerChange;
  words?: string[];
  hasAccount?: boolean;
  hasCode?: boolean;
  isLaravel?: boolean;
  only?: string[];
  onWait?: (seconds: number) => void;
  /** Lets the program call the API by https, as behind a proxy that ends TLS. */
  isTls?: boolean;
}

/** Runs check:api against the mock server. Returns the report and the facts that the mock server has then. */
export async function checkMock(options: MockCheck) {
  const { hasAccount = true, hasCode = true, words = [] } = options;
  const api = await startBridge({
    folder: null,
    world: { players: 50 },
    change: options.change,
  });
  try {
    await api.control.world.laravel(options.isLaravel ?? false);
    const url = options.isTls ? api.origin.replace('http:', 'https:') : api.origin;
    if (options.isTls) endTls(api.origin, url);
    const wanted = options.only && [...PREPARATIONS, ...options.only];
    const report = await checkApi(
      readArguments(['--url', url, ...(hasAccount ? MOCK_ACCOUNT : []), ...words]),
      {
        ...NODE_ENVIRONMENT,
        readCode: async (email) => (hasCode ? api.readCode(email) : null),
        wait: async (seconds) => options.onWait?.(seconds),
      },
      CHECKS.filter(
        ({ check, endpoint }) => !wanted || wanted.includes(check) || wanted.includes(`${endpoint} ${check}`),
      ),
    );
    return { ...report, facts: api.control.world.facts() };
  } finally {
    vi.unstubAllGlobals();
    await api.close();
  }
}

function endTls(origin: string, url: string) {
  const { fetch } = globalThis;
  const passOn = (input: string, init: RequestInit) => fetch(input.replace(url, origin), init);
  vi.stubGlobal('fetch', passOn);
}

/** `row` is the name of a check or, where several have it, its endpoint and its name. */
export function getOutcome({ findings }: Report, row: string) {
  const found = findings.find(({ check, endpoint }) => row === check || row === `${endpoint} ${check}`);
  return `${found?.verdict}: ${found?.got}`;
}
