import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { createJsonRequester } from './testing/requester.ts';

const team = { id: 1, name: 'América', short_name: 'AME', color: '#FFC421', color_alt: '#081759' };
const row = {
  id: 7,
  week: 14,
  date: '2026-11-21',
  time: '19:00:00',
  status: { name: 'activo' },
  home: team,
  away: { ...team, id: 2, name: 'Toluca', short_name: 'TOL' },
  stadium: 'Azteca',
  city: null,
  home_score: null,
  away_score: null,
};
const other = { ...row, id: 8, week: 15 };
const week14 = (value: unknown) => createApi(createJsonRequester(value)).gamesOfWeek(14);
const getIds = async (games: ReturnType<typeof week14>) =>
  (await games).map(({ id, week }) => `${week}/${id}`);

test('a game’s kick-off is its date and time read at −06:00', async () => {
  const [game] = await week14({ '14': { data: [row] } });
  expect(game).toMatchObject({ id: '7', week: 14, kickOff: Date.UTC(2026, 10, 22, 1), status: 'active' });
});

test('gamesOfWeek rejects when no row of the response is valid', async () => {
  await expect(week14({ '14': { data: [{ ...row, date: '21/11/2026' }] } })).rejects.toThrow();
});

test.each([
  ['ACTIVE', 'active'],
  ['Activo', 'active'],
  ['programado', 'scheduled'],
  ['en juego', 'live'],
  ['Finalizado ', 'final'],
  ['pospuesto', 'postponed'],
  ['cancelado', 'cancelled'],
  ['suspendido por lluvia', 'unknown'],
  ['constructor', 'unknown'],
])('a game with the server status "%s" gets the status %s', async (name, status) => {
  expect((await week14({ '14': { data: [{ ...row, status: { name } }] } }))[0]?.status).toBe(status);
});

test('a game without a valid status is unknown and stays in the list', async () => {
  const rows = [undefined, null, 'activo', {}].map((status, id) => ({ ...row, id, status }));
  expect((await week14({ '14': rows })).map(({ status }) => status)).toEqual(Array(4).fill('unknown'));
});

test.each([
  ['under the key 14, as a list', { '14': [row] }, ['14/7']],
  ['under the key 14, although the game says week 15', { '14': { data: [other] } }, ['14/8']],
  ['beside the games of week 15', { '14': { data: [row] }, '15': { data: [other] } }, ['14/7']],
  ['in a flat list with a game of week 15', [row, other], ['14/7']],
  ['in a flat list in `data`', { data: [row] }, ['14/7']],
  ['in an array without keys and week numbers', [{ data: [{ ...row, week: null }] }], ['14/7']],
  ['as an empty object (no games)', {}, []],
  ['as an empty array (no games)', [], []],
  ['as an empty list under the key 14 (no games)', { '14': { data: [] } }, []],
])(
  'gamesOfWeek of week 14 returns exactly the games of that week when the server sends them %s',
  async (_, value, ids) => {
    expect(await getIds(week14(value))).toEqual(ids);
  },
);

test.each([null, 'x', 7, { surprise: 1 }, { '14': 'x' }, { '14': {} }, { '15': { data: [] } }])(
  'gamesOfWeek of week 14 rejects the body %j',
  async (value) => {
    await expect(week14(value)).rejects.toThrow();
  },
);

test('gamesOfWeek leaves out games with an invalid date or time, without a team or an id, and repeated games', async () => {
  const rows = [
    { ...row, id: 8, date: '2026-02-30' },
    { ...row, id: 9, time: '25:00:00' },
    { ...row, id: 10, home: null },
    { ...row, id: null },
    'row',
    row,
    row,
  ];
  expect(await getIds(week14(rows))).toEqual(['14/7']);
});

test('a game id above 2^53 that is sent as text keeps every digit', async () => {
  expect((await week14({ '14': { data: [{ ...row, id: '9007199254740993' }] } }))[0]?.id).toBe(
    '9007199254740993',
  );
});

test.each([
  ...['#123', '#AbCdEf'].map((color) => [color, color]),
  ...[null, 'red;background:url(x)', '#12', '#1234567', 'x#123456', '#xyz', 7].map((color) => [
    color,
    '#5e5442',
  ]),
])('the team colour %j is decoded as %s, the default colour for an invalid one', async (color, shown) => {
  const [game] = await week14({ '14': { data: [{ ...row, home: { ...team, color } }] } });
  expect(game?.home).toMatchObject({ color: shown, colorAlt: '#081759' });
});

test.each([
  ['Toluca', 'TOL'],
  ['ab😀 club', 'AB😀'],
  ['ﬃﬃﬃ', 'FFIFFI'],
])(
  'the team %s without a short name gets %s, at most six characters with whole emojis',
  async (name, short) => {
    const [game] = await week14({ '14': { data: [{ ...row, home: { id: 1, name } }] } });
    expect(game?.home.shortName).toBe(short);
  },
);

const all = async (value: unknown) => getIds(createApi(createJsonRequester(value)).allGames());

test.each([
  ['in an object by week', { '14': [row], '15': { data: [other] } }, ['14/7', '15/8']],
  ['under the key 15 although the game says week 14 (the key counts)', { '15': { data: [row] } }, ['15/7']],
  ['in a flat list, each with its own week', [row, other], ['14/7', '15/8']],
  ['in an array of lists without keys', [{ data: [row] }, { data: [other] }], ['14/7', '15/8']],
  ['in a flat list, except a game without a week', [{ ...row, week: null }, other], ['15/8']],
])('allGames returns the games with their weeks when the server sends them %s', async (_, value, ids) => {
  expect(await all(value)).toEqual(ids);
});

test('allGames rejects a flat list in which no game names a week', async () => {
  await expect(all([{ ...row, week: null }])).rejects.toThrow();
});
