import { expect, test } from 'vitest';
import { checkMock, getOutcome } from './testing/check-mock.ts';

test('without a mailed code, check:api --write skips the prediction and reports the account that it registered and has not deleted', async () => {
  const report = await checkMock({ words: ['--write'], hasCode: false, only: ['prediction'] });
  expect(getOutcome(report, 'the mailed code')).toBe('skipped: no code was given');
  expect(getOutcome(report, 'prediction')).toBe('skipped: the new account is not that far');
  expect(report.leftBehind).toMatch(/^check-api-\w+@example\.com$/);
});

test('check:api registers the address given with --new-email', async () => {
  const words = ['--write', '--new-email', 'nora@example.com'];
  const report = await checkMock({ words, hasCode: false, only: [] });
  expect(report.leftBehind).toBe('nora@example.com');
});

test('check:api --write only logs in with the account of --email, and sends, answers and deletes with the account that it registers', async () => {
  let kindsByUser = new Map<string, string[]>();
  let account = '';
  await checkMock({
    words: ['--write'],
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
