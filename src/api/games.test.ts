import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { ApiError } from './error.ts';
import { createJsonRequester, createTextRequester } from './testing/requester.ts';

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
const earlier = { ...row, id: 6 };
const week14 = (value: unknown) =>
  createApi(createJsonRequester(value)).send((calls) => calls.gamesOfWeek(14));
const getIds = async (games: ReturnType<typeof week14>) =>
  (await games).map(({ id, week }) => `${week}/${id}`);

test('a game’s kick-off is its date and time read at −06:00', async () => {
  const [game] = await week14({ '14': { data: [row] } });
  expect(game).toMatchObject({ id: '7', week: 14, kickOff: Date.UTC(2026, 10, 22, 1), status: 'active' });
});

test('gamesOfWeek rejects when no row of the response is valid', async () => {
  await expect(week14({ '14': { data: [{ ...row, id: null }] } })).rejects.toThrow();
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
])('a game with the server status "%s" gets the status %s [3.17]', async (name, status) => {
  expect((await week14({ '14': { data: [{ ...row, status: { name } }] } }))[0]?.status).toBe(status);
});

test.each([
  ['activo', 'active'],
  ['  ACTIVO ', 'active'],
  ['en_juego', 'live'],
  ['En  Juego', 'live'],
  ['EN-JUEGO', 'live'],
  ['Finalizado', 'final'],
  ['retrasado', 'unknown'],
])('a game whose status is the text “%s”, plain or as a name, gets the status %s', async (status, read) => {
  const rows = [status, { name: status }].map((sent, id) => ({ ...row, id, status: sent }));
  expect((await week14({ '14': rows })).map((game) => game.status)).toEqual([read, read]);
});

test('a game without a valid status is unknown and stays in the list', async () => {
  const rows = [undefined, null, 7, {}].map((status, id) => ({ ...row, id, status }));
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
  ['as an empty object under the key 14 (no games)', { '14': {} }, []],
  ['under the key 14, in an object of PHP', { '14': { '3': row, '1': earlier } }, ['14/6', '14/7']],
  [
    'in `data` under the key 14, in an object of PHP',
    { '14': { data: { '10': row, '9': earlier } } },
    ['14/6', '14/7'],
  ],
  ['under the key 14, by texts', { '14': { 'ame-tol': row, 'cru-pum': earlier } }, ['14/7', '14/6']],
  ['in an object of PHP without weeks', { '14': row, '3': earlier }, ['14/6', '14/7']],
  ['in an object of PHP without weeks, in `data`', { data: { '5': row, '2': earlier } }, ['14/6', '14/7']],
  ['in an array without keys, as an object of PHP', [{ data: { '4': row } }], ['14/7']],
  ['under the key 14.0', { '14.00': [row] }, ['14/7']],
  ['in an envelope, by week', { success: true, data: { '14': { data: [row] } }, message: 'OK' }, ['14/7']],
  ['in an envelope, in a flat list', { success: true, data: [row], message: null }, ['14/7']],
  ['in two envelopes', { status: 'ok', data: { data: { '14': [row] } } }, ['14/7']],
  ['in an envelope, as an empty list (no games)', { success: true, data: [], message: '' }, []],
])(
  'gamesOfWeek of week 14 returns exactly the games of that week when the server sends them %s [3.22, 7.16]',
  async (_, value, ids) => {
    expect(await getIds(week14(value))).toEqual(ids);
  },
);

test.each([
  null,
  'x',
  7,
  { surprise: 1 },
  { '14': 'x' },
  { '14': { surprise: 1 } },
  { '15': { data: [] } },
  { success: false, data: null, message: 'x' },
])('gamesOfWeek of week 14 rejects the body %j', async (value) => {
  await expect(week14(value)).rejects.toThrow();
});

test('gamesOfWeek leaves out games without an id, and repeated games', async () => {
  const rows = [{ ...row, id: null }, 'row', row, row];
  expect(await getIds(week14(rows))).toEqual(['14/7']);
});

test.each([
  '17:00',
  '17:00:00',
  '17:00:00.000000',
  '17:00:00.0',
  ' 17:00 ',
  '17:00:00Z',
  '17:00:00-06:00',
  '2026-11-21 17:00:00',
  '2026-11-21T17:00:00.000000Z',
])('the game whose time is “%s” starts at 17:00', async (time) => {
  const [game] = await week14({ '14': [{ ...row, time }] });
  expect(game).toMatchObject({ kickOff: Date.UTC(2026, 10, 21, 23), status: 'active' });
});

test.each([
  ['9:05:00', 5],
  ['9:05', 5],
  ['9:00:00.000', 0],
])('the game whose time is “%s” starts after nine, in the minute %i', async (time, minute) => {
  expect((await week14({ '14': [{ ...row, time }] }))[0]?.kickOff).toBe(Date.UTC(2026, 10, 21, 15, minute));
});

test.each([
  '2026-11-21',
  '2026-11-21 00:00:00',
  '2026-11-21T00:00:00.000000Z',
  '2026-11-21T06:00:00Z',
  ' 2026-11-21 ',
])('the game whose date is “%s” is on 21 November', async (date) => {
  expect((await week14({ '14': [{ ...row, date }] }))[0]?.kickOff).toBe(Date.UTC(2026, 10, 22, 1));
});

const DAY = '2026-11-21';
test.each([
  ['the time 25:00:00', { time: '25:00:00' }, DAY],
  ['the time “Por definir”', { time: 'Por definir' }, DAY],
  ['the time null', { time: null }, DAY],
  ['an empty time', { time: '' }, DAY],
  ['the time 24:00', { time: '24:00' }, DAY],
  ['the zero date', { date: '0000-00-00' }, null],
  ['a date that does not exist', { date: '2026-02-30' }, null],
  ['a Mexican date', { date: '21/11/2026' }, null],
  ['the date null', { date: null }, null],
])('a game with %s is undecided and has no kick-off', async (_, field, date) => {
  const [game] = await week14({ '14': [{ ...row, ...field }] });
  expect(game).toMatchObject({ id: '7', status: 'undecided', kickOff: null, date });
});

test.each([null, undefined, [], {}, 7, '', '  ', { name: null }, { id: 1, name: '  ', short_name: '' }])(
  'a game whose home team is %j is undecided, and the team has no name',
  async (home) => {
    const [game] = await week14({ '14': [{ ...row, home }] });
    expect(game).toMatchObject({ status: 'undecided', home: { name: '', shortName: '?' } });
  },
);

test.each([
  ['América', { name: 'América', shortName: 'AMÉ' }],
  [{ name: 'América' }, { name: 'América', shortName: 'AMÉ' }],
  [
    { id: null, name: ' América ', short_name: null },
    { name: 'América', shortName: 'AMÉ' },
  ],
  [
    { name: null, short_name: 'AME' },
    { name: 'AME', shortName: 'AME' },
  ],
])('a game whose away team is %j is active, and the team is %j', async (away, read) => {
  expect((await week14({ '14': [{ ...row, away }] }))[0]).toMatchObject({ status: 'active', away: read });
});

test.each([
  ['finalizado', 'final'],
  ['en juego', 'live'],
  ['pospuesto', 'postponed'],
  ['cancelado', 'cancelled'],
  ['otro', 'unknown'],
  ['programado', 'undecided'],
])('a game without a time whose status is “%s” is %s', async (status, read) => {
  expect((await week14({ '14': [{ ...row, time: null, status }] }))[0]?.status).toBe(read);
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

const all = async (value: unknown) =>
  getIds(createApi(createJsonRequester(value)).send((calls) => calls.allGames()));

test.each([
  ['in an object by week', { '14': [row], '15': { data: [other] } }, ['14/7', '15/8']],
  ['under the key 15 although the game says week 14 (the key counts)', { '15': { data: [row] } }, ['15/7']],
  ['in a flat list, each with its own week', [row, other], ['14/7', '15/8']],
  ['in an array of lists without keys', [{ data: [row] }, { data: [other] }], ['14/7', '15/8']],
  ['in a flat list, except a game without a week', [{ ...row, week: null }, other], ['15/8']],
  ['in an object of PHP, each with its own week', { '3': row, '5': other }, ['14/7', '15/8']],
  [
    'in a flat list, with decimal weeks',
    [
      { ...row, week: '14.00' },
      { ...other, week: '15.0' },
    ],
    ['14/7', '15/8'],
  ],
])('allGames returns the games with their weeks when the server sends them %s', async (_, value, ids) => {
  expect(await all(value)).toEqual(ids);
});

test('allGames rejects a flat list in which no game names a week', async () => {
  await expect(all([{ ...row, week: null }])).rejects.toThrow();
});

const readCurrentWeek = (text: string) =>
  createApi(createTextRequester(text)).send((calls) => calls.currentWeek());

test.each(
  ['{}', '[]', 'null', '', ' ', '""', 'false', '{"data":null}', '{"data":[]}', '{"data":{}}'].concat(
    '{"success":true,"data":null,"message":"ok"}',
    '{"number":null,"bet_days":null}',
    '{"data":{"number":null}}',
    '{"server_time":"2026-11-18T12:00:00-06:00"}',
    '{"data":{"server_time":"2026-11-18T12:00:00-06:00"}}',
    '{"number":"","server_time":"2026-11-18T12:00:00-06:00"}',
  ),
)(
  'the current week in the body “%s” is refused as “no current week”, not as an unexpected error',
  async (text) => {
    await expect(readCurrentWeek(text)).rejects.toMatchObject({ kind: 'poolWeekNotValid' });
  },
);

test.each([
  '{"number":7}',
  '{"number":"7.00"}',
  '{"data":{"number":7}}',
  '{"success":true,"data":{"number":7},"message":"ok"}',
  '{"week":{"number":7}}',
  '{"data":{"current_week":{"number":"7"}}}',
  '[{"number":7}]',
  '{"data":[{"number":7}]}',
  '{"week":7}',
  '{"success":true,"code":200,"data":"7"}',
  '7',
])('the current week in the body %s is the week 7', async (text) => {
  expect(await readCurrentWeek(text)).toMatchObject({ number: 7 });
});

test.each([
  '{"number":"siete"}',
  '{"surprise":1}',
  '<p>7</p>',
  '"siete"',
  '{"data":"x"}',
  '{"code":200}',
  '0',
])('the current week in the body “%s” is an unexpected error', async (text) => {
  const error = await readCurrentWeek(text).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ApiError);
});

const decodeWeeks = (value: unknown) => createApi(createJsonRequester(value)).send((calls) => calls.weeks());
const week = {
  number: 1,
  alias: null,
  before_hours_bet: null,
  before_weeks_bet: null,
  date_start: '2026-07-10',
};

test('a week has the beforeHoursBet 0 when the server sends 0, and null when the server sends null', async () => {
  const weeks = await decodeWeeks([
    { ...week, before_hours_bet: 0 },
    { ...week, number: 2 },
  ]);
  expect(weeks.map(({ beforeHoursBet }) => beforeHoursBet)).toEqual([0, null]);
});

test('the list of weeks accepts numbers sent as strings', async () => {
  const [first] = await decodeWeeks([
    { ...week, number: '17', before_hours_bet: '2', before_weeks_bet: '1.5' },
  ]);
  expect(first).toMatchObject({ number: 17, beforeHoursBet: 2, beforeWeeksBet: 1.5 });
});

test.each([
  ['  Final ', 'Final'],
  ['  ', null],
  [null, null],
])('a week whose alias is %j on the wire gets the alias %j', async (alias, shown) => {
  const [first] = await decodeWeeks([{ ...week, alias }]);
  expect(first?.alias).toBe(shown);
});

test.each(['2026-07-10T00:00:00.000000Z', '2026-07-10T06:00:00.000Z', '2026-07-10 00:00:00'])(
  'the start date of a week is the first ten characters of the date_start %s',
  async (date_start) => {
    const [first] = await decodeWeeks([{ ...week, date_start }]);
    expect(first?.dateStart).toBe('2026-07-10');
  },
);

test('the call of the weeks rejects when no row of the response is valid', async () => {
  await expect(decodeWeeks([{ ...week, number: 'uno' }, {}])).rejects.toThrow();
});

test.each(['0000-00-00', '0000-00-00 00:00:00', '2026-02-30', '10/07/2026', '', null, undefined, 7])(
  'a week whose date_start is %j stays in the list, without a start',
  async (date_start) => {
    const weeks = await decodeWeeks([{ ...week, date_start }, second]);
    expect(weeks.map(({ number, dateStart }) => [number, dateStart])).toEqual([
      [1, null],
      [2, '2026-07-10'],
    ]);
  },
);

test('the list of weeks leaves out rows without a valid number and rows with a repeated number', async () => {
  const rows = [null, 7, {}, { ...week, number: 0 }, week, week];
  expect((await decodeWeeks(rows)).map(({ number }) => number)).toEqual([1]);
});

const second = { ...week, number: 2 };

test.each([
  ['in an object of PHP', { '3': second, '1': week }, [1, 2]],
  ['in an object of PHP with one row', { '5': week }, [1]],
  ['in an object of PHP inside `data`', { data: { '10': second, '9': week } }, [1, 2]],
  ['by texts, in their order', { b: second, a: week }, [2, 1]],
  ['in an envelope', { success: true, data: [week, second], message: 'OK' }, [1, 2]],
  ['in an envelope around `data`', { success: true, data: { data: [week], links: {} }, message: '' }, [1]],
  ['in an envelope around an object of PHP', { success: true, data: { '2': week }, message: '' }, [1]],
])('the list of weeks is read when the server sends it %s', async (_, value, numbers) => {
  expect((await decodeWeeks(value)).map(({ number }) => number)).toEqual(numbers);
});

test.each([
  null,
  7,
  'x',
  { message: 'x' },
  { data: null },
  { success: false, data: null },
  { data: { a: 1 } },
])('the call of the weeks rejects when the response body is %j', async (value) => {
  await expect(decodeWeeks(value)).rejects.toThrow();
});

test.each(['7.00', '7.0', '07', '7.000000'])('the week number “%s” is 7', async (number) => {
  expect(await decodeWeeks([{ ...week, number }])).toMatchObject([{ number: 7 }]);
});

test.each(['7.5', 'siete', '7.', '7,0', '7 000', ''])(
  'a week with the number “%s” is left out',
  async (number) => {
    expect(await decodeWeeks([{ ...week, number }, second])).toMatchObject([{ number: 2 }]);
  },
);

test('a week has before_hours_bet and before_weeks_bet from decimal text of any length', async () => {
  const sent = { ...week, before_hours_bet: '2.00', before_weeks_bet: '1.5000000000' };
  expect(await decodeWeeks([sent])).toMatchObject([{ beforeHoursBet: 2, beforeWeeksBet: 1.5 }]);
});
