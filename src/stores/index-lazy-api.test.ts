import { beforeEach, expect, test, vi } from 'vitest';
import { allowConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import type { ApiError } from '../api/error.ts';
import { CALLS } from '../api/testing/calls.ts';
import { createLazyApi } from './index.ts';

const context = {
  baseUrl: 'http://localhost',
  token: () => 'ana-1',
  epoch: () => 1,
  isEnding: () => false,
  onUnauthenticated: () => undefined,
  onUnread: () => undefined,
  onUnverified: () => undefined,
  onServerTime: () => undefined,
  now: () => 0,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

function watch(call: Promise<unknown>) {
  const end: { kind: string | null } = { kind: null };
  call.catch((error: ApiError) => {
    end.kind = error.kind;
  });
  return end;
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

test.each(Object.entries(CALLS))(
  'the unanswered API call %s fails with network 20 seconds after it was made, including the wait in `beforeCall`',
  async (_, { send }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const api = createLazyApi(context, () => held);
    const end = watch(send(api));
    await vi.dynamicImportSettled();
    await pass(12_000);
    letGo();
    await pass(7_999);
    expect(end.kind).toBeNull();
    await pass(1);
    expect(end.kind).toBe('networkError');
  },
);

test('an API call that waits forever in `beforeCall` fails with network after 20 seconds', async () => {
  const api = createLazyApi(context, () => new Promise(() => undefined));
  const end = watch(api.weeks());
  await pass(20_000);
  expect(end.kind).toBe('networkError');
});

test('an API call is aborted without a request when the session changes during the wait in `beforeCall`', async () => {
  const fetched = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  let epoch = 1;
  const api = createLazyApi({ ...context, epoch: () => epoch }, async () => {
    await turn();
    epoch = 2;
  });
  await expect(api.weeks()).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [
    'a file is missing',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'networkError',
    0,
  ],
  ['there is a mistake in it', new TypeError('x is not a function'), 'unpreventedError', 1],
])(
  'an API call fails when the code of the client can’t be loaded because %s, and a later call loads the code again',
  async (_cause, error, kind, lines) => {
    vi.doMock('../api/client.ts', () => ({
      createClient() {
        throw error;
      },
    }));
    const api = createLazyApi(context);
    await expect(api.weeks()).rejects.toMatchObject({ kind });
    expect(getConsoleOutput()).toHaveLength(lines);
    allowConsole(/x is not a function/);
    vi.doUnmock('../api/client.ts');
    vi.stubGlobal('fetch', async () => Response.json([]));
    await expect(api.weeks()).resolves.toEqual([]);
  },
);

test('a lazy API call passes on all its arguments when its implementation has a default parameter', async () => {
  const weekRanking = vi.fn(async (_week: number, page = 1, _options?: object) => page);
  vi.doMock('../api/client.ts', () => ({ createClient: () => () => ({ weekRanking }) }));
  const { signal } = new AbortController();
  await createLazyApi(context).weekRanking(7, 2, { signal });
  vi.doUnmock('../api/client.ts');
  expect(weekRanking.mock.calls).toEqual([[7, 2, { signal }]]);
});
