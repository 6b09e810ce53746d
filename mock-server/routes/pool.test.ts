// @vitest-environment node

import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { predictionSchema } from '../../src/api/contract/pool.ts';
import { type BackEnd, startBackEnd } from '../testing/back-end.ts';

let server: BackEnd;
let token: string;
/** The ids of week 7, by kick-off. */
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
  const before = server.world.timeline.lived().length;
  const reply = await send(pool);
  expect([reply.status, reply.body.message]).toEqual([422, message]);
  expect(server.world.timeline.lived()).toHaveLength(before);
};

describe('sending a boleto', () => {
  it('keeps each score with its folio and hour, and asks the trivia', async () => {
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

  it('takes the list as a JSON string too', async () => {
    expect((await send(JSON.stringify([line(0)]))).status).toBe(200);
  });

  it('takes ids as strings of digits', async () => {
    expect((await send([{ ...line(0), game_id: String(games[0]) }])).status).toBe(200);
  });

  it('is one fact of kind pool', async () => {
    await send([line(0), line(1)]);
    const fact = server.world.timeline.lived().at(-1);
    expect(fact).toMatchObject({ kind: 'pool', by: 'app', at: server.world.now() });
  });

  it('takes the rest later', async () => {
    await send([line(0)]);
    await send([line(3), line(4)]);
    expect((await pools())[7]).toHaveLength(3);
  });

  it('says Already answered once the trivia was', async () => {
    await server.call('POST', '/api/trivia/answer', { token, body: { question_id: 507, answer: '1970' } });
    expect((await send([line(0)])).body.trivia).toBe('Already answered');
  });

  it('says nothing of a trivia where the week has none', async () => {
    server.edit('trivias', '507', null);
    expect((await send([line(0)])).body).not.toHaveProperty('trivia');
  });

  it('belongs to who sends it', async () => {
    await send([line(0)]);
    token = await server.login('sandra@correo.mx');
    expect(await pools()).not.toHaveProperty('7');
  });
});

describe('what is no boleto', () => {
  const shapes: [unknown, string][] = [
    [undefined, 'The pool field is required.'],
    ['', 'The pool field is required.'],
    [{}, 'The pool field must be an array.'],
    [7, 'The pool field must be an array.'],
    [[null], 'The pool.0.game_id field must be an integer. (and 2 more errors)'],
  ];
  it.each(shapes)('%j is refused', (pool, message) => refused(pool, message));

  it('a broken JSON string is refused', () => refused('[{', 'The pool field is required.'));

  it.each([-1, 10, 1.5, '2', null, 'x', true])('%j is no number of goals', (goals) =>
    refused([line(0, goals, 1)], 'The pool.0.home_score field must be between 0 and 9.'),
  );

  it('a good line does not save a bad one', async () => {
    await refused([line(0), line(1, 1, 99)], 'The pool.1.away_score field must be between 0 and 9.');
    expect(await pools()).toEqual([]);
  });
});

describe('refusals', () => {
  it('No match games: an empty list', () => refused([], 'No match games'));
  it('No match games: a game that is not there', () =>
    refused([{ ...line(0), game_id: 99999 }], 'No match games'));
  it('No match games: the same game twice', () => refused([line(0), line(0, 1, 1)], 'No match games'));

  it('No match games: a game already predicted', async () => {
    await send([line(0)]);
    await refused([line(0, 3, 3), line(1)], 'No match games');
    expect((await pools())[7]).toMatchObject([{ home_score: 2, away_score: 1 }]);
  });

  it('No match games: a game taken out between loading and sending', async () => {
    server.edit('games', String(games[0]), null);
    await refused([line(0)], 'No match games');
  });

  it.each(['pospuesto', 'cancelado', 'programado', 'finalizado', 'otra cosa'])(
    'No match games: the status %s',
    async (status) => {
      server.edit('games', String(games[0]), { status });
      await refused([line(0)], 'No match games');
    },
  );

  it('active is as good as activo', async () => {
    server.edit('games', String(games[0]), { status: 'active' });
    expect((await send([line(0)])).status).toBe(200);
  });

  it('Bet not allowed: a week closed by hand', async () => {
    server.edit('weeks', '7', { closed: true });
    await refused([line(0)], 'Bet not allowed');
  });

  it('No bet time: from two hours before the kick-off on, to the second', async () => {
    server.at('2026-08-28 17:00:00');
    await refused([line(0), line(1)], 'No bet time');
    server.at('2026-08-28 16:59:59');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('No bet time: the cut-off of its week', async () => {
    server.edit('weeks', '7', { before_hours_bet: 0 });
    server.at('2026-08-28 18:59:59');
    expect((await send([line(0)])).status).toBe(200);
    server.edit('weeks', '7', { before_hours_bet: 48 });
    await refused([line(1)], 'No bet time');
  });

  it('No bet time: a game under way', async () => {
    server.at('2026-08-28 19:30');
    await refused([line(0)], 'No bet time');
  });

  it('Bet date is before the start of the week: the window is not open', async () => {
    server.at('2026-08-21 18:59:59');
    token = await server.login('nico@correo.mx');
    await refused([line(0)], 'Bet date is before the start of the week');
    server.at('2026-08-21 19:00:00');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('opens every game once the week has started, whatever the window', async () => {
    server.edit('weeks', '7', { before_weeks_bet: 0 });
    server.at('2026-08-27 23:59:59');
    await refused([line(8)], 'Bet date is before the start of the week');
    server.at('2026-08-28 00:00:00');
    expect((await send([line(8)])).status).toBe(200);
  });

  it('No bet day: today is not named', async () => {
    server.edit('weeks', '7', { bet_days: 'jue,vie,sáb,dom' });
    await refused([line(0)], 'No bet day');
    server.at('2026-08-27 00:00:00');
    expect((await send([line(0)])).status).toBe(200);
  });

  it('a string that names no day closes none', async () => {
    server.edit('weeks', '7', { bet_days: 'todos los días' });
    expect((await send([line(0)])).status).toBe(200);
  });

  it('No current week: the campaign is over', async () => {
    server.at('2026-12-14 10:00');
    token = await server.login('nico@correo.mx');
    await refused([line(0)], 'No current week');
  });

  it('one bad line refuses all of it', async () => {
    server.at('2026-08-28 17:30');
    await refused([line(4), line(0)], 'No bet time');
    expect(await pools()).toEqual([]);
  });
});

describe('reading the boletos back', () => {
  it('is an empty PHP map before the first one', async () => {
    expect(await pools()).toEqual([]);
  });

  it('shows points once a game is over', async () => {
    const row = server.world.data.tables().games.find((game) => Number(game.id) === games[0])!;
    await send([line(0, row.home_goals, row.away_goals)]);
    server.at('2026-08-28 20:54:59');
    expect((await pools())[7][0].points).toBeNull();
    server.at('2026-08-28 20:55:00');
    expect((await pools())[7][0].points).toBe(5);
  });

  it('follows a result set by hand', async () => {
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

  it('has Ana’s six weeks, and two games of the seventh', async () => {
    token = await server.login('ana@correo.mx');
    const mine = await pools();
    expect(Object.keys(mine)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(mine[7]).toMatchObject([
      { game_id: games[0], home_score: 1, away_score: 1 },
      { game_id: games[2], home_score: 2, away_score: 1 },
    ]);
  });

  it('has nothing of Ana’s that has not happened yet', async () => {
    token = await server.login('ana@correo.mx');
    server.at('2026-08-13 12:00');
    expect(Object.keys(await pools())).toEqual(['1', '2', '3', '4']);
  });
});
