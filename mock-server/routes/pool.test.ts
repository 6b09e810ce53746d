import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { predictionSchema } from '../../src/api/contract/pool.ts';
import { type BackEnd, startBackEnd } from '../testing/back-end.ts';

let server: BackEnd;
let token: string;
let games: number[];
beforeEach(async () => {
  server = startBackEnd();
  token = await server.login('nico@correo.mx');
  games = server.world.data
    .tables()
    .games.filter((game) => game.weekId === '7')
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

describe('sending a boleto with POST /api/pool/user', () => {
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
        },
        {
          id: expect.any(Number),
          game_id: games[1],
          home_score: 0,
          away_score: 0,
          points: null,
          created_at: '2026-08-26T12:00:00-06:00',
        },
      ],
      trivia: {
        id: 507,
        question: expect.stringContaining('¿'),
        answer: expect.stringMatching(/^\{"options":\[/),
      },
    });
    expect(await pools()).toEqual({ 7: reply.body.pool });
    for (const row of reply.body.pool) v.parse(predictionSchema, row);
  });

  it('POST /api/pool/user accepts the predictions as a JSON string', async () => {
    expect((await send(JSON.stringify([line(0)]))).status).toBe(200);
  });

  it('POST /api/pool/user accepts game ids as strings of digits', async () => {
    expect((await send([{ ...line(0), game_id: String(games[0]) }])).status).toBe(200);
  });

  it('POST /api/pool/user records a fact of kind pool at the current time', async () => {
    await send([line(0), line(1)]);
    const fact = server.world.timeline.applied().at(-1);
    expect(fact).toMatchObject({ kind: 'pool', by: 'app', at: server.world.now() });
  });

  it('POST /api/pool/user accepts further games of a week in a later submission', async () => {
    await send([line(0)]);
    await send([line(3), line(4)]);
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
});

describe('invalid predictions in POST /api/pool/user', () => {
  const shapes: [unknown, string][] = [
    [undefined, 'The pool field is required.'],
    ['', 'The pool field is required.'],
    [{}, 'The pool field must be an array.'],
    [7, 'The pool field must be an array.'],
    [[null], 'The pool.0.game_id field must be an integer. (and 2 more errors)'],
  ];
  it.each(shapes)('POST /api/pool/user refuses the pool %j with “%s”', (pool, message) =>
    refused(pool, message),
  );

  it('POST /api/pool/user refuses a pool that is invalid JSON', () =>
    refused('[{', 'The pool field is required.'));

  it.each([-1, 10, 1.5, '2', null, 'x', true])(
    'POST /api/pool/user refuses %j as the goals of the home team',
    (goals) => refused([line(0, goals, 1)], 'The pool.0.home_score field must be between 0 and 9.'),
  );

  it('POST /api/pool/user refuses valid predictions that are sent with an invalid one', async () => {
    await refused([line(0), line(1, 1, 99)], 'The pool.1.away_score field must be between 0 and 9.');
    expect(await pools()).toEqual([]);
  });
});

describe('refusals of POST /api/pool/user', () => {
  it('POST /api/pool/user refuses an empty list with “No match games”', () => refused([], 'No match games'));
  it('POST /api/pool/user refuses an unknown game with “No match games”', () =>
    refused([{ ...line(0), game_id: 99999 }], 'No match games'));
  it('POST /api/pool/user refuses the same game twice with “No match games”', () =>
    refused([line(0), line(0, 1, 1)], 'No match games'));

  it('POST /api/pool/user refuses a submission with a game already predicted with “No match games” and stores none of it', async () => {
    await send([line(0)]);
    await refused([line(0, 3, 3), line(1)], 'No match games');
    expect((await pools())[7]).toMatchObject([{ home_score: 2, away_score: 1 }]);
  });

  it('POST /api/pool/user refuses a game removed before the submission with “No match games”', async () => {
    server.edit('games', String(games[0]), null);
    await refused([line(0)], 'No match games');
  });

  it.each(['pospuesto', 'cancelado', 'programado', 'finalizado', 'otra cosa'])(
    'POST /api/pool/user refuses a game with the status “%s” with “No match games”',
    async (status) => {
      server.edit('games', String(games[0]), { status });
      await refused([line(0)], 'No match games');
    },
  );

  it('POST /api/pool/user accepts predictions for a game with status active', async () => {
    server.edit('games', String(games[0]), { status: 'active' });
    expect((await send([line(0)])).status).toBe(200);
  });

  it('POST /api/pool/user refuses a week closed in the simulator’s panel with “Bet not allowed”', async () => {
    server.edit('weeks', '7', { closed: true });
    await refused([line(0)], 'Bet not allowed');
  });

  it('POST /api/pool/user refuses predictions from exactly two hours before the kick-off with “No bet time”', async () => {
    server.at('2026-08-28 17:00:00');
    await refused([line(0), line(1)], 'No bet time');
    server.at('2026-08-28 16:59:59');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('POST /api/pool/user refuses a prediction with “No bet time” from the cut-off that the week’s before_hours_bet sets', async () => {
    server.edit('weeks', '7', { before_hours_bet: 0 });
    server.at('2026-08-28 18:59:59');
    expect((await send([line(0)])).status).toBe(200);
    server.edit('weeks', '7', { before_hours_bet: 48 });
    await refused([line(1)], 'No bet time');
  });

  it('POST /api/pool/user refuses a game under way with “No bet time”', async () => {
    server.at('2026-08-28 19:30');
    await refused([line(0)], 'No bet time');
  });

  it('POST /api/pool/user refuses a game until its opening with “Bet date is before the start of the week”', async () => {
    server.at('2026-08-21 18:59:59');
    token = await server.login('nico@correo.mx');
    await refused([line(0)], 'Bet date is before the start of the week');
    server.at('2026-08-21 19:00:00');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('POST /api/pool/user accepts a prediction for the last game of a week with before_weeks_bet 0 once the week has started', async () => {
    server.edit('weeks', '7', { before_weeks_bet: 0 });
    server.at('2026-08-27 23:59:59');
    await refused([line(8)], 'Bet date is before the start of the week');
    server.at('2026-08-28 00:00:00');
    expect((await send([line(8)])).status).toBe(200);
  });

  it('POST /api/pool/user refuses a submission on a day that bet_days doesn’t name with “No bet day”', async () => {
    server.edit('weeks', '7', { bet_days: 'jue,vie,sáb,dom' });
    await refused([line(0)], 'No bet day');
    server.at('2026-08-27 00:00:00');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('POST /api/pool/user accepts a submission when bet_days names no day', async () => {
    server.edit('weeks', '7', { bet_days: 'todos los días' });
    expect((await send([line(0)])).status).toBe(200);
  });

  it('POST /api/pool/user answers 422 “No current week” after the last week of the campaign', async () => {
    server.at('2026-12-14 10:00');
    token = await server.login('nico@correo.mx');
    await refused([line(0)], 'No current week');
  });

  it('POST /api/pool/user refuses all predictions when one of them is refused', async () => {
    server.at('2026-08-28 17:30');
    await refused([line(4), line(0)], 'No bet time');
    expect(await pools()).toEqual([]);
  });
});

describe('GET /api/pool/user/all', () => {
  it('GET /api/pool/user/all returns an empty list for a player without predictions', async () => {
    expect(await pools()).toEqual([]);
  });

  it('a prediction has points once its game is over', async () => {
    const row = server.world.data.tables().games.find((game) => Number(game.id) === games[0])!;
    await send([line(0, row.home_goals, row.away_goals)]);
    server.at('2026-08-28 20:54:59');
    expect((await pools())[7][0].points).toBeNull();
    server.at('2026-08-28 20:55:00');
    expect((await pools())[7][0].points).toBe(5);
  });

  it('the points of a prediction follow a result set in the simulator’s panel', async () => {
    await send([line(0, 2, 1)]);
    for (const [home_goals, away_goals, points] of [
      [2, 1, 5],
      [3, 1, 2],
      [1, 1, 0],
    ] as const) {
      server.edit('games', String(games[0]), { status: 'finalizado', home_goals, away_goals });
      expect((await pools())[7][0].points).toBe(points);
    }
  });

  it('Ana has predictions in weeks 1 to 6 and in two games of week 7 when a world starts', async () => {
    token = await server.login('ana@correo.mx');
    const mine = await pools();
    expect(Object.keys(mine)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(mine[7]).toMatchObject([
      { game_id: games[0], home_score: 1, away_score: 1 },
      { game_id: games[2], home_score: 2, away_score: 1 },
    ]);
  });

  it('GET /api/pool/user/all leaves out Ana’s seeded predictions that are later than the world’s time', async () => {
    token = await server.login('ana@correo.mx');
    server.at('2026-08-13 12:00');
    expect(Object.keys(await pools())).toEqual(['1', '2', '3', '4']);
  });
});

it('a sent prediction replaces the seed’s later prediction of the same game', async () => {
  token = await server.login('ana@correo.mx');
  const predicted = () => server.world.data.tables().predictions.filter(({ userId }) => userId === '3');
  const seeded = predicted().find(({ gameId }) => games.map(String).includes(gameId));
  server.at('2026-08-25 20:00');
  const sent = { game_id: Number(seeded?.gameId), home_score: 9, away_score: 0 };
  expect((await send([sent])).status).toBe(200);
  server.at('2026-08-26 12:00');
  expect(predicted().filter(({ gameId }) => gameId === seeded?.gameId)).toMatchObject([{ home_score: 9 }]);
});
