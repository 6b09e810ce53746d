import { beforeEach, expect, test, vi } from 'vitest';
import { allowConsole, getConsoleOutput } from '../../scripts/test-setup.ts';
import type { ApiError } from './error.ts';
import { createLazyApi } from './lazy-api.ts';
import { CALLS } from './testing/calls.ts';

const context = {
  baseUrl: 'http://localhost',
  token: () => 'ana-1',
  syncEpoch: () => 1,
  isLoggingOut: () => false,
  onUnauthenticated: () => undefined,
  onUnread: () => undefined,
  onUnverified: () => undefined,
  onServerTime: () => undefined,
  now: () => 0,
};

const FOR_VISITORS = [
  'login',
  'register',
  'verify',
  'resendCode',
  'forgotPassword',
  'changePassword',
  'zipcode',
];

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
  async (_, { create }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const api = createLazyApi(context, () => held);
    const end = watch(api.send(create));
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
  const end = watch(api.send((calls) => calls.weeks()));
  await pass(20_000);
  expect(end.kind).toBe('networkError');
});

test('an API call is aborted without a request when the session changes during the wait in `beforeCall`', async () => {
  const fetched = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  let epoch = 1;
  const api = createLazyApi({ ...context, syncEpoch: () => epoch }, async () => {
    await turn();
    epoch = 2;
  });
  await expect(api.send((calls) => calls.weeks())).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetched).not.toHaveBeenCalled();
});

function mockRequester(createRequester: () => unknown) {
  vi.doMock('./client.ts', async (original) => ({ ...(await original<object>()), createRequester }));
}

test.each([
  [
    'a file is missing',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'networkError',
    0,
  ],
  ['there is a mistake in it', new TypeError('x is not a function'), 'unpreventedError', 1],
])(
  'an API call fails when the client’s code can’t be loaded because %s, and a later call loads it',
  async (_cause, error, kind, lines) => {
    mockRequester(() => {
      throw error;
    });
    const api = createLazyApi(context);
    await expect(api.send((calls) => calls.weeks())).rejects.toMatchObject({ kind });
    expect(getConsoleOutput()).toHaveLength(lines);
    allowConsole(/x is not a function/);
    vi.doUnmock('./client.ts');
    vi.stubGlobal('fetch', async () => Response.json([]));
    await expect(api.send((calls) => calls.weeks())).resolves.toEqual([]);
  },
);

test.each([
  ['sends the deadline of its options', { deadline: 7_000 }, 7_000],
  ['sends the deadline of the whole wait when its options have none', {}, 20_000],
  ['sends the deadline of the whole wait when it has no options', undefined, 20_000],
])('an API call %s to the client', async (_what, options, deadline) => {
  const request = vi.fn(async () => []);
  mockRequester(() => request);
  await createLazyApi(context).send((calls) => calls.weekRanking(7, 2), options);
  vi.doUnmock('./client.ts');
  expect(request.mock.calls).toEqual([
    [expect.objectContaining({ path: '/api/ranking/week/7?page=2&perPage=10' }), { ...options, deadline }],
  ]);
});

test.each(Object.entries(CALLS))(
  'a visitor’s API call %s is sent only if it needs no session',
  async (name, { create }) => {
    const fetched = vi.fn(async () => Response.json({}, { status: 503 }));
    vi.stubGlobal('fetch', fetched);
    const sending = createLazyApi({ ...context, token: () => null }).send(create);
    const isSent = FOR_VISITORS.includes(name);
    if (!isSent) await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
    await sending.catch(() => undefined);
    expect(fetched.mock.calls.length > 0).toBe(isSent);
  },
);

test('the call of a session step is sent once the client’s code, a file of which was missing at first, is there', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /a.js');
  const request = vi.fn(async () => []);
  const createRequester = vi.fn(() => request);
  createRequester.mockImplementationOnce(() => {
    throw missing;
  });
  mockRequester(createRequester);
  const sending = createLazyApi(context).send((calls) => calls.weeks(), { isSessionStep: true });
  // The import is real, so it takes some turns of the event loop before the pause of a second begins.
  for (let seconds = 0; seconds < 15 && request.mock.calls.length === 0; seconds += 1) {
    await vi.dynamicImportSettled();
    await pass(1_000);
  }
  await expect(sending).resolves.toEqual([]);
  expect(createRequester).toHaveBeenCalledTimes(2);
  vi.doUnmock('./client.ts');
});

test('the call of a session step fails with network 20 seconds after it was made, while a file stays missing', async () => {
  mockRequester(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /a.js');
  });
  const end = watch(createLazyApi(context).send((calls) => calls.weeks(), { isSessionStep: true }));
  await vi.dynamicImportSettled();
  for (let seconds = 0; seconds < 19; seconds += 1) await pass(1_000);
  expect(end.kind).toBeNull();
  await pass(1_000);
  expect(end.kind).toBe('networkError');
  vi.doUnmock('./client.ts');
});
