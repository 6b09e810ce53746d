import { beforeEach, expect, it } from 'vitest';
import { getRows } from '../models/rows.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';

let server: TestBackEnd;
let token: string;
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('nico@correo.mx');
});

const answer = (question_id: unknown, text: unknown) =>
  server.call('POST', '/api/trivia/answer', { token, body: { question_id, answer: text } });
async function getWeekTriviaPoints(week: number): Promise<unknown[]> {
  const { body } = await server.call('GET', '/api/pool/user/all', { token });
  return body[week].map((row: Record<string, unknown>) => row.week_trivia_points);
}
const stored = () => getRows(server.world.schema, 'answers').filter((row) => !row.seeded);

it('POST /api/trivia/answer stores an answer and returns whether it is correct', async () => {
  expect((await answer(507, '1970')).body).toEqual({ is_correct: true });
  expect((await answer(508, 'El Jalisco')).body).toEqual({ is_correct: false });
  expect(stored().map((row) => [row.triviaId, row.is_correct])).toEqual([
    ['507', true],
    ['508', false],
  ]);
});

it.each([
  ['1970', 1],
  ['1917', 0],
])(
  'after the trivia answer “%s” each row of that week of GET /api/pool/user/all has %i as its week_trivia_points, null before',
  async (text, points) => {
    const rows = getRows(server.world.schema, 'games').filter(({ weekId }) => weekId === '7');
    const pool = rows.slice(0, 2).map(({ id }) => ({ game_id: Number(id), home_score: 1, away_score: 0 }));
    await server.call('POST', '/api/pool/user', { token, body: { pool } });
    expect(await getWeekTriviaPoints(7)).toEqual([null, null]);
    await answer(507, text);
    expect(await getWeekTriviaPoints(7)).toEqual([points, points]);
  },
);

it('GET /api/pool/user/all has null as week_trivia_points before the time of an answer of the season’s data', async () => {
  const seeded = getRows(server.world.schema, 'answers').find(
    (row) => row.triviaId === '501' && row.is_correct,
  );
  const player = getRows(server.world.schema, 'users').find(({ id }) => id === seeded?.userId);
  const read = async (time: number) => {
    server.world.clock.set(time);
    token = await server.login(player?.email ?? '');
    return new Set(await getWeekTriviaPoints(1));
  };
  expect(await read((seeded?.created_at ?? 0) - 1_000)).toEqual(new Set([null]));
  expect(await read((seeded?.created_at ?? 0) + 60_000)).toEqual(new Set([1]));
});

it('after a jump back, a player’s answer to a trivia replaces the season’s later one and counts once', async () => {
  const seeded = getRows(server.world.schema, 'answers').find(
    (row) => row.triviaId === '501' && row.is_correct,
  );
  const player = getRows(server.world.schema, 'users').find(({ id }) => id === seeded?.userId);
  server.world.clock.set((seeded?.created_at ?? 0) - 60_000);
  token = await server.login(player?.email ?? '');
  await answer(501, seeded?.answer);
  server.world.clock.set((seeded?.created_at ?? 0) + 60_000);
  expect((await server.call('GET', '/api/user', { token })).body.stats.score).toBe(1);
});

it('a world with two stored answer facts of one player to one trivia counts one', () => {
  const fact = { user_id: '3', trivia_id: '507', answer: '1970', is_correct: true };
  server.world.commit('trivia', fact);
  server.world.commit('trivia', fact);
  expect(stored()).toHaveLength(1);
});

it('the mock server accepts an answer to a trivia until the end of the day of the week’s last game', async () => {
  server.at('2026-08-31 00:00:00');
  expect((await answer(507, '1970')).body.message).toBe('Question Not Found');
  server.at('2026-08-30 23:59:59');
  expect((await answer(507, '1970')).status).toBe(200);
});

const refusals: [string, unknown, unknown, string][] = [
  ['a question id that is no number', 'siete', '1970', 'The question id field must be a number.'],
  ['an empty answer', 507, '', 'The answer field is required.'],
  ['a list as the answer', 507, ['1970'], 'The answer field is required.'],
  [
    'neither question id nor answer',
    undefined,
    undefined,
    'The question id field must be a number. (and 1 more error)',
  ],
];
it.each(refusals)('a trivia answer with %s is refused and not stored', async (_, id, text, message) => {
  const reply = await answer(id, text);
  expect([reply.status, reply.body.message]).toEqual([422, message]);
  expect(stored()).toEqual([]);
});

it.each([
  ['that does not exist', 99_999],
  ['of a week that is over', 501],
])('an answer to a trivia %s is refused with 404 and not stored', async (_what, id) => {
  const reply = await answer(id, '1970');
  expect([reply.status, reply.body.message]).toEqual([404, 'Question Not Found']);
  expect(stored()).toEqual([]);
});
