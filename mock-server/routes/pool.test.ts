import { beforeEach, expect, it } from 'vitest';
import { getRows } from '../models/rows.ts';
import { startBackEnd, type TestBackEnd } from '../testing/back-end.ts';

let server: TestBackEnd;
let token: string;
let games: number[];
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('nico@correo.mx');
  games = getRows(server.world.schema, 'games')
    .filter((game) => game.weekId === '7')
    .map((game) => Number(game.id));
});

const line = (place: number, home_score: unknown = 2, away_score: unknown = 1) => ({
  game_id: games[place],
  home_score,
  away_score,
});
const send = (pool: unknown) => server.call('POST', '/api/pool/user', { token, body: { pool } });
const pools = async () => (await server.call('GET', '/api/pool/user/all', { token })).body;
const refused = async (pool: unknown, message: string) => {
  const before = server.world.timeline.applied().length;
  const reply = await send(pool);
  expect([reply.status, reply.body.message]).toEqual([422, message]);
  expect(server.world.timeline.applied()).toHaveLength(before);
};

it('POST /api/pool/user stores each prediction with an id and the time, and returns the predictions and the week’s trivia', async () => {
  const reply = await send([line(0), line(1, 0, 0)]);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    message: 'Pool saved',
    pool: [
      {
        id: expect.any(Number),
        game_id: games[0],
        home_score: 2,
        away_score: 1,
        points: null,
        created_at: '2026-08-26T12:00:00-06:00',
        week_trivia_points: null,
      },
      {
        id: expect.any(Number),
        game_id: games[1],
        home_score: 0,
        away_score: 0,
        points: null,
        created_at: '2026-08-26T12:00:00-06:00',
        week_trivia_points: null,
      },
    ],
    trivia: {
      id: 507,
      question: expect.stringContaining('¿'),
      answer: expect.stringMatching(/^\{"options":\[/),
    },
  });
  expect(await pools()).toEqual({ 7: reply.body.pool });
});

it('POST /api/pool/user accepts the predictions as a JSON string', async () => {
  expect((await send(JSON.stringify([line(0)]))).status).toBe(200);
});

it('POST /api/pool/user accepts further games of a week in a later submission, and returns only these', async () => {
  await send([line(0)]);
  expect((await send([line(3), line(4)])).body.pool).toHaveLength(2);
  expect((await pools())[7]).toHaveLength(3);
});

it('POST /api/pool/user returns “Already answered” as the trivia after the player has answered the trivia', async () => {
  await server.call('POST', '/api/trivia/answer', { token, body: { question_id: 507, answer: '1970' } });
  expect((await send([line(0)])).body.trivia).toBe('Already answered');
});

it('POST /api/pool/user returns no trivia when the week has no trivia', async () => {
  server.edit('trivias', '507', null);
  expect((await send([line(0)])).body).not.toHaveProperty('trivia');
});

it('POST /api/pool/user stores no predictions for another player', async () => {
  await send([line(0)]);
  token = await server.login('sandra@correo.mx');
  expect(await pools()).not.toHaveProperty('7');
});

it('POST /api/pool/user refuses a pool that is invalid JSON', () =>
  refused('[{', 'The pool field is required.'));

it('POST /api/pool/user refuses valid predictions that are sent with an invalid one', async () => {
  await refused([line(0), line(1, 1, 99)], 'The pool.1.away_score field must be between 0 and 9.');
  expect(await pools()).toEqual([]);
});

it('a prediction has points once its game is over', async () => {
  const row = getRows(server.world.schema, 'games').find((game) => Number(game.id) === games[0])!;
  await send([line(0, row.home_goals, row.away_goals)]);
  server.at('2026-08-28 20:54:59');
  expect((await pools())[7][0].points).toBeNull();
  server.at('2026-08-28 20:55:00');
  expect((await pools())[7][0].points).toBe(5);
});

it('GET /api/pool/user/all leaves out Ana’s seeded predictions that are later than the world’s time', async () => {
  token = await server.login('ana@correo.mx');
  server.at('2026-08-13 12:00');
  expect(Object.keys(await pools())).toEqual(['1', '2', '3', '4']);
});

it('a sent prediction replaces the seed’s later prediction of the same game', async () => {
  token = await server.login('ana@correo.mx');
  const predicted = () => getRows(server.world.schema, 'predictions').filter(({ userId }) => userId === '3');
  const seeded = predicted().find(({ gameId }) => games.map(String).includes(gameId));
  server.at('2026-08-25 20:00');
  const sent = { game_id: Number(seeded?.gameId), home_score: 9, away_score: 0 };
  expect((await send([sent])).status).toBe(200);
  server.at('2026-08-26 12:00');
  expect(predicted().filter(({ gameId }) => gameId === seeded?.gameId)).toMatchObject([{ home_score: 9 }]);
});
