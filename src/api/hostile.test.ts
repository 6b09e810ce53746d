import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Api, Registration } from './api.ts';
import { createAuthApi } from './auth.ts';
import { createGamesApi } from './games.ts';
import type { Requester } from './http/request.ts';
import { createPoolsApi } from './pools.ts';
import { createRankingApi } from './ranking.ts';
import { answeringText } from './testing/requester.ts';
import { createTriviaApi } from './trivia.ts';
import { createUserApi } from './user.ts';
import { createWeeksApi } from './weeks.ts';
import { createZipcodeApi } from './zipcode.ts';

const apiOver = (request: Requester): Api => ({
  ...createAuthApi(request),
  ...createUserApi(request),
  ...createZipcodeApi(request),
  ...createWeeksApi(request),
  ...createGamesApi(request),
  ...createPoolsApi(request),
  ...createTriviaApi(request),
  ...createRankingApi(request),
});

const CALLS: Record<string, (api: Api) => Promise<unknown>> = {
  login: (api) => api.login({ email: 'a', password: 'b' }),
  register: (api) => api.register({ email: 'a' } as Registration),
  verify: (api) => api.verify({ email: 'a', code: '1' }),
  resend: (api) => api.resendCode('a'),
  forgot: (api) => api.forgotPassword('a'),
  change: (api) => api.changePassword({ email: 'a', token: 't', password: 'p', confirmation: 'p' }),
  logout: (api) => api.logout(),
  delete: (api) => api.deleteAccount(),
  user: (api) => api.user(),
  zipcode: (api) => api.zipcode('06700'),
  weeks: (api) => api.weeks(),
  'current week': (api) => api.currentWeek(),
  'games of a week': (api) => api.gamesOfWeek(14),
  pools: (api) => api.userPools(),
  pool: (api) => api.sendPool([]),
  trivia: (api) => api.answerTrivia({ questionId: '1', answer: 'a' }),
  'week ranking': (api) => api.weekRanking(14, 1),
  'general ranking': (api) => api.generalRanking(1),
};

/** Values a server should never send where something else is promised, poisoned keys among them. */
const anything = fc.anything({
  key: fc.oneof(
    fc.constantFrom('data', 'id', 'week', 'number', 'status', 'name', 'home', 'meta', 'pool', 'trivia', '14'),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
    fc.string(),
  ),
  values: [
    fc.string(),
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.constant('2026-02-30'),
  ],
  maxDepth: 5,
});

/** Good bodies with one part replaced: what a slip in the back end looks like. */
const row = {
  id: 7,
  number: 14,
  week: 14,
  date_start: '2026-11-20',
  date: '2026-11-21',
  time: '19:00:00',
  status: { name: 'activo' },
  home: { id: 1, name: 'América', short_name: 'AME', color: '#fff', color_alt: null },
  away: { id: 2, name: 'Toluca', short_name: 'TOL', color: '#fff', color_alt: null },
  game_id: 7,
  home_score: 1,
  away_score: 0,
  position: 1,
  nickname: 'ana',
  score: 5,
};
const spoiled = fc.tuple(fc.constantFrom(...Object.keys(row)), anything).chain(([key, value]) => {
  const bad = { ...row, [key]: value };
  return fc.constantFrom<unknown>(
    [bad],
    { '14': { data: [bad] } },
    { '14': [bad] },
    { data: [bad], meta: bad },
    bad,
  );
});

/** Every value inside, however deep. */
function* insideOf(value: unknown): Generator<unknown> {
  yield value;
  if (value instanceof Map) for (const [key, item] of value) yield* [key, ...insideOf(item)];
  else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* insideOf(item);
  }
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('turns any body into sound values or refuses it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, spoiled), async (body) => {
        const text = JSON.stringify(body) ?? '';
        const result = await call(apiOver(answeringText(text))).catch((error: unknown) => {
          expect(error).toBeInstanceOf(Error);
          return null;
        });
        for (const value of insideOf(result)) {
          expect(Number.isNaN(value)).toBe(false);
          expect(value).not.toBe(Number.POSITIVE_INFINITY);
        }
      }),
      { numRuns: 1000 },
    );
    // A thousand bodies on a busy machine.
  }, 30_000);
});

test('no body reaches the prototype of all objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
