import { expect, test, vi } from 'vitest';
import { type Api, createApi } from './client.ts';
import { poolsCalls } from './pools.ts';
import { createJsonRequester, createTextRequester } from './testing/requester.ts';

const decodePools = (value: unknown) =>
  createApi(createJsonRequester(value)).send((calls) => calls.userPools());
const row = { id: 9, game_id: 123, home_score: '2', away_score: 0, points: null, created_at: null };
const prediction = { id: '9', gameId: '123', homeScore: 2, awayScore: 0, points: null, createdAt: null };

test.each([
  ['in an object by week', { '14': [row] }, [[14, [prediction]]]],
  ['in an object by week, each list in `data`', { '14': { data: [row] } }, [[14, [prediction]]]],
  ['in an object by week inside `data`', { data: { '14': [row] } }, [[14, [prediction]]]],
  [
    'in an array whose indexes are the week numbers',
    [[], [row]],
    [
      [0, []],
      [1, [prediction]],
    ],
  ],
  [
    'in an object by week, each list as an object of PHP',
    { '14': { '0': row, '2': { ...row, id: 9 } } },
    [[14, [prediction]]],
  ],
  [
    'in an object by week, each in `data` as an object',
    { '14': { data: { '4': row } } },
    [[14, [prediction]]],
  ],
  ['in an envelope', { success: true, data: { '14': [row] }, message: 'OK' }, [[14, [prediction]]]],
  ['in an envelope, without predictions', { success: true, data: [], message: 'OK' }, []],
  ['in an object by decimal weeks', { '14.00': [row] }, [[14, [prediction]]]],
  [
    'with decimal text as numbers',
    { '14': [{ ...row, id: '9.00', game_id: '123.0', home_score: '2.00', away_score: '0.0000' }] },
    [[14, [prediction]]],
  ],
  ['in an object by week that also has the key `data`', { '14': [row], data: [] }, [[14, [prediction]]]],
  [
    'beside keys other than one to six digits, which are left out',
    { x14: [row], '14x': [row], '1234567': [row], '123456': [row] },
    [[123_456, [prediction]]],
  ],
  [
    'beside a week without a valid row, whose list is then empty',
    { '13': [{ surprise: true }], '14': [row] },
    [
      [13, []],
      [14, [prediction]],
    ],
  ],
  ['as an empty array (no predictions)', [], []],
  ['as an empty object (no predictions)', {}, []],
  ['beside the key `__proto__`, which is left out', JSON.parse('{"__proto__":[],"14":[]}'), [[14, []]]],
])(
  'userPools returns the predictions by week when the server sends them %s [3.21, 7.17]',
  async (_, value, expected) => {
    expect([...(await decodePools(value))]).toEqual(expected);
  },
);

test('userPools rejects when no row of any week is valid', async () => {
  await expect(decodePools({ '13': [], '14': [{ ...row, home_score: 'dos' }] })).rejects.toThrow();
});

test('userPools returns only the first prediction of each game and leaves out invalid rows', async () => {
  const other = { ...row, id: 11, game_id: 124 };
  const invalid = [
    { ...row, game_id: null },
    { ...row, game_id: 5, home_score: -1 },
  ];
  const rows = [row, { ...row, id: 10 }, ...invalid, other];
  expect((await decodePools({ '14': rows })).get(14)).toEqual([
    prediction,
    { ...prediction, id: '11', gameId: '124' },
  ]);
});

test.each(['5.00', '5.0', '5', '5.0000', 5])('the points %j of a prediction are 5', async (points) => {
  expect((await decodePools({ '14': [{ ...row, points }] })).get(14)).toMatchObject([{ points: 5 }]);
});

test.each([
  ['a number', 7, '7'],
  ['text', '7', '7'],
  ['a UUID', 'a1-b2', 'a1-b2'],
  ['null', null, undefined],
  ['an object', { id: 7 }, undefined],
])(
  'userPools reads a user_id that is %s, or keeps the prediction without it',
  async (_what, user_id, userId) => {
    const pools = await decodePools({ '14': [{ ...row, user_id }] });
    expect(pools.get(14)?.map((prediction) => prediction.userId)).toEqual([userId]);
  },
);

test.each([
  ['a point', 1, 1],
  ['no point', 0, 0],
  ['text', '1', 1],
  ['decimal text', '1.00', 1],
  ['null', null, undefined],
  ['absent', undefined, undefined],
  ['negative', -1, undefined],
  ['a fraction', 0.5, undefined],
  ['true', true, undefined],
  ['a word', 'uno', undefined],
  ['a list', [1], undefined],
  ['an object', { points: 1 }, undefined],
  ['huge', 1e6, undefined],
])(
  'userPools reads week_trivia_points that are %s, or keeps the prediction without them',
  async (_what, week_trivia_points, expected) => {
    const pools = await decodePools({ '14': [{ ...row, week_trivia_points }] });
    expect(pools.get(14)).toEqual([
      expected === undefined ? prediction : { ...prediction, weekTriviaPoints: expected },
    ]);
  },
);

test('sendPool reads the week_trivia_points of the saved predictions', async () => {
  const body = JSON.stringify({ pool: [{ ...row, week_trivia_points: 1 }] });
  const saved = await createApi(createTextRequester(body)).send((calls) => calls.sendPool([]));
  expect(saved.saved).toEqual([{ ...prediction, weekTriviaPoints: 1 }]);
});

test('userPools converts the created_at of a prediction to ms since the epoch', async () => {
  const pools = await decodePools({ '14': [{ ...row, created_at: '2026-11-20T22:05:00.000000Z' }] });
  expect(pools.get(14)?.[0]?.createdAt).toBe(Date.UTC(2026, 10, 20, 22, 5));
});

test.each([null, 'x', 7, true])(
  'userPools keeps the other weeks and notes a list of unknown length when a week is %j',
  async (week) => {
    const note = vi.fn();
    const body = { kind: 'json' as const, value: { '14': [row], '15': week } };
    const pools = poolsCalls.userPools().decode(body, note);
    expect([[...pools.keys()], pools.get(14)?.length, note.mock.calls]).toEqual([
      [14],
      1,
      [[Number.POSITIVE_INFINITY]],
    ]);
  },
);

test('userPools reads the weeks of an array from their places, also after a place without a list', async () => {
  const note = vi.fn();
  const pools = poolsCalls.userPools().decode({ kind: 'json', value: [[], null, [row]] }, note);
  expect([...pools.keys()]).toEqual([0, 2]);
});

test.each([null, 'x', 7, { surprise: true }, { '14': 'x' }, { '14': null }, { '14': null, '15': 'x' }])(
  'userPools rejects when the response body is %j',
  async (value) => {
    await expect(decodePools(value)).rejects.toThrow();
  },
);

const send = (text: string) => createApi(createTextRequester(text)).send((calls) => calls.sendPool([]));

test('sendPool resolves without predictions and trivia when the response body is empty or has an unknown shape', async () => {
  for (const text of ['', '{}', '[]', 'null', '7', '{"pool":"x","trivia":7}']) {
    expect(await send(text)).toEqual({ saved: [], trivia: null });
  }
});

test('sendPool reads a response wrapped in data', async () => {
  const pool = [{ id: 9, game_id: 123, home_score: 2, away_score: 0 }];
  const saved = await send(JSON.stringify({ data: { pool, trivia: 'Already answered' } }));
  expect(saved).toMatchObject({ saved: [{ gameId: '123' }], trivia: 'already-answered' });
});

test('sendPool returns the trivia with its options as text, without empty, repeated, invalid and longer than 500 characters [3.24]', async () => {
  const long = 'x'.repeat(500);
  const options = ['1916', 1943, '1916', '', '  ', null, ' Los dos ', long, `${long}x`];
  const answer = JSON.stringify({ options });
  const saved = await send(JSON.stringify({ trivia: { id: 3, question: '¿Cuándo?', answer } }));
  // The option must keep its spaces, because the server compares the player's answer with the original
  // text.
  expect(saved.trivia).toEqual({
    id: '3',
    question: '¿Cuándo?',
    options: ['1916', '1943', ' Los dos ', long],
  });
});

test.each([
  ['JSON text', JSON.stringify({ options: ['a', 'b'] })],
  ['JSON text with an object of PHP', JSON.stringify({ options: { '3': 'b', '1': 'a' } })],
  ['JSON text of a list', '["a","b"]'],
  ['an object', { options: ['a', 'b'] }],
  ['an object with an object of PHP', { options: { '2': 'b', '0': 'a' } }],
  ['an object with options by letter', { options: { A: 'a', B: 'b' } }],
  ['a list', ['a', 'b']],
])('sendPool reads the options of a trivia whose `answer` is %s [3.26]', async (_, answer) => {
  const saved = await send(JSON.stringify({ trivia: { id: '3.00', question: '¿?', answer } }));
  expect(saved.trivia).toEqual({ id: '3', question: '¿?', options: ['a', 'b'] });
});

test.each(['', '{', '[]', 'null', '{"options":"a"}', '{"options":[{}]}', null, undefined, 7, true])(
  'sendPool returns a trivia without options when the `answer` of the trivia is %j',
  async (answer) => {
    const saved = await send(JSON.stringify({ trivia: { id: 3, question: '¿?', answer } }));
    expect(saved.trivia).toEqual({ id: '3', question: '¿?', options: [] });
  },
);

test('sendPool reads the saved predictions in an object of PHP', async () => {
  const pool = { '1': { id: 9, game_id: '123.00', home_score: 2, away_score: 0 } };
  expect((await send(JSON.stringify({ pool }))).saved).toMatchObject([{ gameId: '123' }]);
});

test.each(['abc', '3a', 'q-7', '', '3.5'])(
  'answerTrivia rejects with questionNotFound and sends nothing when the id of the question is “%s” [5.2]',
  async (id) => {
    const send = vi.fn();
    await expect(createApi(send).send((calls) => calls.answerTrivia(id, 'a'))).rejects.toMatchObject({
      kind: 'questionNotFound',
    });
    expect(send).not.toHaveBeenCalled();
  },
);

test.each(['3', '007', '9007199254740993'])(
  'answerTrivia sends an answer to the question with the id %s',
  async (id) => {
    expect(
      await createApi(createJsonRequester({ is_correct: 1 })).send((calls) => calls.answerTrivia(id, 'a')),
    ).toEqual({
      isCorrect: true,
    });
  },
);

test.each([
  [true, true],
  ['1', true],
  ['1.00', true],
  ['0.0', false],
  [false, false],
  ['0', false],
  ['true', true],
  ['false', false],
])('answerTrivia reads is_correct %j as %s [3.28]', async (value, isCorrect) => {
  const api = createApi(createJsonRequester({ is_correct: value }));
  expect(await api.send((calls) => calls.answerTrivia('3', 'a'))).toEqual({ isCorrect });
});

async function getBody(call: (api: Api) => Promise<unknown>): Promise<unknown> {
  const bodies: unknown[] = [];
  const api = createApi(async (sent) => {
    bodies.push(sent.body);
    return undefined as never;
  });
  await call(api);
  return bodies[0];
}

test('sendPool sends the score of each game, with ids that are safe integers as numbers and larger ids as text [3.23]', async () => {
  const picks = [
    { gameId: '7', homeScore: 2, awayScore: 1 },
    { gameId: '9007199254740993', homeScore: 0, awayScore: 3 },
  ];
  expect(await getBody((api) => api.send((calls) => calls.sendPool(picks)))).toEqual({
    pool: [
      { game_id: 7, home_score: 2, away_score: 1 },
      { game_id: '9007199254740993', home_score: 0, away_score: 3 },
    ],
  });
});

test('answerTrivia sends the id of the question and the answer with its spaces [3.27]', async () => {
  expect(await getBody((api) => api.send((calls) => calls.answerTrivia('3', ' Los dos ')))).toEqual({
    question_id: 3,
    answer: ' Los dos ',
  });
});
