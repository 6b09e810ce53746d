import { expect, test } from 'vitest';
import { checkMock, getOutcome } from './testing/check-mock.ts';
import type { AnswerChange } from './testing/mock-api.ts';

const WRITE = { words: ['--write'] };

const whenGood =
  (path: string, change: (answer: Response) => Response | Promise<Response>): AnswerChange =>
  async (request, answer) => {
    const response = await answer();
    return new URL(request.url).pathname === path && response.ok ? change(response) : response;
  };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('without a mailed code, check:api --write skips the prediction and reports the account that it registered and has not deleted', async () => {
  const report = await checkMock({ ...WRITE, hasCode: false, only: ['prediction'] });
  expect(getOutcome(report, 'the mailed code')).toBe('skipped: no code was given');
  expect(getOutcome(report, 'prediction')).toBe('skipped: the new account is not that far');
  expect(report.leftBehind).toMatch(/^check-api-\w+@example\.com$/);
});

test('check:api registers the address given with --new-email', async () => {
  const report = await checkMock({
    words: ['--write', '--new-email', 'nora@example.com'],
    hasCode: false,
    only: [],
  });
  expect(report.leftBehind).toBe('nora@example.com');
});

test('check:api logs in when the API confirms an account without a token', async () => {
  const report = await checkMock({
    ...WRITE,
    change: whenGood('/api/user/verify', () => new Response(null, { status: 204 })),
    only: ['prediction of an unknown game', 'prediction'],
  });
  expect(getOutcome(report, 'the mailed code')).toMatch(/^copes: status 204 instead of 200/);
  expect(getOutcome(report, 'prediction')).toMatch(/^expected: 200, Pool saved/);
});

test('check:api fails an API whose list of predictions lacks the prediction just sent', async () => {
  const report = await checkMock({
    ...WRITE,
    change: whenGood('/api/pool/user/all', () => json([])),
    only: ['prediction'],
  });
  expect(getOutcome(report, 'prediction')).toMatch(/^fails: .*GET \/api\/pool\/user\/all lacks it/);
});

test('check:api fails an API that accepts the same prediction twice', async () => {
  let count = 0;
  const report = await checkMock({
    ...WRITE,
    change: async (request, answer) => {
      const isPool = request.method === 'POST' && request.url.endsWith('/api/pool/user');
      if (isPool) count += 1;
      return isPool && count > 1 ? json({ message: 'Pool saved' }) : answer();
    },
    only: ['prediction', 'the same prediction again'],
  });
  expect(getOutcome(report, 'prediction')).toMatch(/^expected/);
  expect(getOutcome(report, 'the same prediction again')).toMatch(/^fails: 200, Pool saved: accepted/);
});

test('check:api reports an API that accepts a second answer to the trivia', async () => {
  const report = await checkMock({
    ...WRITE,
    change: async (request, answer) =>
      request.url.endsWith('/api/trivia/answer') ? json({ is_correct: 1 }) : answer(),
    only: ['prediction', 'answer', 'a second answer'],
  });
  expect(getOutcome(report, 'answer')).toMatch(/^copes: body\.is_correct: 1 is not boolean/);
  expect(getOutcome(report, 'a second answer')).toMatch(/^copes: .*accepted twice/);
});

test('check:api fails an API whose token still works after the account is deleted', async () => {
  const check = 'deletion, and what the token is worth then';
  const report = await checkMock({
    ...WRITE,
    change: (request, answer) => (request.url.endsWith('/api/user/delete') ? json({}) : answer()),
    only: [check],
  });
  expect(getOutcome(report, check)).toMatch(/^fails: .*; then 200/);
});

test('check:api reports a refusal whose status differs from the contract', async () => {
  const report = await checkMock({
    change: (request, answer) =>
      request.url.endsWith('/api/zipcode/00000') ? json({ message: 'Zipcode Not Found' }, 422) : answer(),
    only: ['unknown postal code'],
  });
  expect(getOutcome(report, 'unknown postal code')).toBe('copes: 422, Zipcode Not Found');
});

test('check:api --write only logs in with the account of --email, and sends, answers and deletes with the account that it registers', async () => {
  let kindsByUser = new Map<string, string[]>();
  let account = '';
  await checkMock({
    ...WRITE,
    inspect: ({ control }) => {
      const facts = control.world
        .facts()
        .flatMap(({ kind, payload }) =>
          'user_id' in payload ? [{ kind, user: String(payload.user_id) }] : [],
        );
      account = facts.find(({ kind }) => kind === 'login')?.user ?? '';
      kindsByUser = new Map(
        facts.map(({ user }) => [user, facts.filter((one) => one.user === user).map(({ kind }) => kind)]),
      );
    },
  });
  expect(new Set(kindsByUser.get(account))).toEqual(new Set(['login']));
  const [others = []] = [...kindsByUser].filter(([user]) => user !== account).map(([, kinds]) => kinds);
  expect(others).toEqual(expect.arrayContaining(['pool', 'trivia', 'delete']));
});
