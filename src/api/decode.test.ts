import { describe, expect, test } from 'vitest';
import type { Registration } from './api.ts';
import { createAuthApi } from './auth.ts';
import { toWireId } from './contract/scalars.ts';
import { createPoolsApi } from './pools.ts';
import { createRankingApi } from './ranking.ts';
import { createJsonRequester, createTextRequester } from './testing/requester.ts';
import { createTriviaApi } from './trivia.ts';
import { createUserApi } from './user.ts';
import { createWeeksApi } from './weeks.ts';
import { createZipcodeApi } from './zipcode.ts';

describe('weeks', () => {
  const weeksOf = (value: unknown) => createWeeksApi(createJsonRequester(value)).weeks();
  const week = {
    number: 1,
    alias: null,
    before_hours_bet: null,
    before_weeks_bet: null,
    date_start: '2026-07-10',
  };

  test('keep a cut-off of no hours apart from none given', async () => {
    const weeks = await weeksOf([
      { ...week, before_hours_bet: 0 },
      { ...week, number: 2 },
    ]);
    expect(weeks.map(({ beforeHoursBet }) => beforeHoursBet)).toEqual([0, null]);
  });

  test('accept numbers sent as text', async () => {
    const [first] = await weeksOf([
      { ...week, number: '17', before_hours_bet: '2', before_weeks_bet: '1.5' },
    ]);
    expect(first).toMatchObject({ number: 17, beforeHoursBet: 2, beforeWeeksBet: 1.5 });
  });

  test('may come as a plain list or wrapped in data', async () => {
    expect(await weeksOf({ data: [week] })).toEqual(await weeksOf([week]));
  });

  test.each(['2026-07-10T00:00:00.000000Z', '2026-07-10T06:00:00.000Z', '2026-07-10 00:00:00'])(
    'use the first ten characters of a start date with a time: %s',
    async (date_start) => {
      const [first] = await weeksOf([{ ...week, date_start }]);
      expect(first?.dateStart).toBe('2026-07-10');
    },
  );

  test('reject when no row can be read, instead of giving an empty list', async () => {
    await expect(weeksOf([{ ...week, date_start: '10/07/2026' }, {}])).rejects.toThrow();
  });

  test('the current week may come wrapped in data', async () => {
    const current = await createWeeksApi(createJsonRequester({ data: { number: 14 } })).currentWeek();
    expect(current.number).toBe(14);
  });

  test('leave out a week without a number, with an impossible date, or listed twice', async () => {
    const rows = [null, 7, {}, { ...week, number: 0 }, { ...week, date_start: '2026-02-30' }, week, week];
    expect(await weeksOf(rows)).toHaveLength(1);
  });

  test.each([{}, { weeks: [] }, null, 'weeks', 7, { data: 'x' }])('reject %j', async (value) => {
    await expect(weeksOf(value)).rejects.toThrow();
  });

  test('the current week has its betting days, or none when the server sends none', async () => {
    const current = (value: unknown) => createWeeksApi(createJsonRequester(value)).currentWeek();
    expect(await current({ number: '14', bet_days: null })).toEqual({ number: 14, betDays: '' });
    expect(await current({ number: 14, bet_days: 'jue,vie' })).toEqual({ number: 14, betDays: 'jue,vie' });
  });
});

describe('sent predictions', () => {
  const poolsOf = (value: unknown) => createPoolsApi(createJsonRequester(value)).userPools();
  const row = { id: 9, game_id: 123, home_score: '2', away_score: 0, points: null, created_at: null };
  const prediction = { id: '9', gameId: '123', homeScore: 2, awayScore: 0, points: null, createdAt: null };

  test.each([
    ['by week', { '14': [row] }, [[14, [prediction]]]],
    ['in an envelope for each week', { '14': { data: [row] } }, [[14, [prediction]]]],
    ['in one envelope', { data: { '14': [row] } }, [[14, [prediction]]]],
    [
      'as an array whose places are the weeks',
      [[], [row]],
      [
        [0, []],
        [1, [prediction]],
      ],
    ],
    ["as PHP's empty map", [], []],
    ['as an empty map', {}, []],
    ['under a poisoned key too', JSON.parse('{"__proto__":[],"14":[]}'), [[14, []]]],
  ])('are read %s', async (_, value, expected) => {
    expect([...(await poolsOf(value))]).toEqual(expected);
  });

  test('reject when no row of any week can be read, instead of giving an empty map', async () => {
    await expect(poolsOf({ '13': [], '14': [{ ...row, home_score: 'dos' }] })).rejects.toThrow();
  });

  test('allow an unreadable week beside a readable one', async () => {
    const pools = await poolsOf({ '13': [{ surprise: true }], '14': [row] });
    expect([...pools]).toEqual([
      [13, []],
      [14, [prediction]],
    ]);
  });

  test('keep one prediction for each game and leave out invalid rows', async () => {
    const rows = [row, { ...row, id: 10 }, { ...row, game_id: null }, { ...row, game_id: 5, home_score: -1 }];
    expect((await poolsOf({ '14': rows })).get(14)).toEqual([prediction]);
  });

  test('keep the time they were sent', async () => {
    const pools = await poolsOf({ '14': [{ ...row, created_at: '2026-11-20T22:05:00.000000Z' }] });
    expect(pools.get(14)?.[0]?.createdAt).toBe(Date.UTC(2026, 10, 20, 22, 5));
  });

  test.each([null, 'x', 7, { surprise: true }, { '14': 'x' }, { '14': null }])('reject %j', async (value) => {
    await expect(poolsOf(value)).rejects.toThrow();
  });
});

describe('the answer to sent predictions', () => {
  const send = (text: string) => createPoolsApi(createTextRequester(text)).sendPool([]);

  test('means saved when it is empty or has nothing we know', async () => {
    for (const text of ['', '{}', '[]', 'null', '7', '{"pool":"x","trivia":7}']) {
      expect(await send(text)).toEqual({ saved: [], trivia: null });
    }
  });

  test('means saved when none of its rows can be read', async () => {
    expect(await send('{"pool":[{"surprise":true}]}')).toEqual({ saved: [], trivia: null });
  });

  test('may come back wrapped in data', async () => {
    const pool = [{ id: 9, game_id: 123, home_score: 2, away_score: 0 }];
    const saved = await send(JSON.stringify({ data: { pool, trivia: 'Already answered' } }));
    expect(saved).toMatchObject({ saved: [{ gameId: '123' }], trivia: 'already-answered' });
  });

  test('is an error when it is an HTML page', async () => {
    await expect(send('<html>')).rejects.toThrow();
  });

  test('holds the trivia', async () => {
    const answer = JSON.stringify({ options: ['1916', 1943, '1916', '', null, ' Los dos '] });
    const saved = await send(JSON.stringify({ trivia: { id: 3, question: '¿Cuándo?', answer } }));
    // To the letter: one of them is sent back.
    expect(saved.trivia).toEqual({ id: '3', question: '¿Cuándo?', options: ['1916', '1943', ' Los dos '] });
  });

  test('says that the trivia was answered already', async () => {
    expect((await send('{"trivia":"Already answered"}')).trivia).toBe('already-answered');
  });

  test.each(['', '{', '[]', 'null', '{"options":"a"}', '{"options":[{}]}'])(
    'holds a trivia without options when the answer column is %j',
    async (answer) => {
      const saved = await send(JSON.stringify({ trivia: { id: 3, question: '¿?', answer } }));
      expect(saved.trivia).toEqual({ id: '3', question: '¿?', options: [] });
    },
  );

  test('holds at most 200 options of a trivia', async () => {
    const answer = JSON.stringify({ options: Array.from({ length: 1000 }, (_, index) => `op ${index}`) });
    const saved = await send(JSON.stringify({ trivia: { id: 3, question: '¿?', answer } }));
    expect(saved.trivia).toMatchObject({ options: { length: 200 } });
  });
});

describe('the answer to a trivia', () => {
  test.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('%j is read as %s', async (value, isCorrect) => {
    const api = createTriviaApi(createJsonRequester({ is_correct: value }));
    expect(await api.answerTrivia({ questionId: '3', answer: 'a' })).toEqual({ isCorrect });
  });

  test('may come wrapped in data', async () => {
    const api = createTriviaApi(createJsonRequester({ data: { is_correct: true } }));
    expect(await api.answerTrivia({ questionId: '3', answer: 'a' })).toEqual({ isCorrect: true });
  });

  test.each([{}, { is_correct: 'yes' }, { is_correct: null }, [], null])('rejects %j', async (value) => {
    await expect(
      createTriviaApi(createJsonRequester(value)).answerTrivia({ questionId: '3', answer: 'a' }),
    ).rejects.toThrow();
  });
});

describe('a ranking page', () => {
  const pageOf = (value: unknown) => createRankingApi(createJsonRequester(value)).generalRanking(2);
  const row = { position: 1, nickname: 'anita', score: '46' };

  test('has null for the numbers the server leaves out', async () => {
    const page = await pageOf({ data: [row], my_position: null, meta: { current_page: 2, last_page: 3 } });
    expect(page).toEqual({
      rows: [
        {
          position: 1,
          nickname: 'anita',
          score: 46,
          exact: null,
          results: null,
          trivias: null,
          movement: null,
          isMe: false,
        },
      ],
      myPosition: null,
      currentPage: 2,
      lastPage: 3,
    });
  });

  test.each([
    [{ current_page: '3', last_page: 0 }, 3, 1],
    [{ current_page: null, last_page: null }, 2, 2],
    [{ current_page: 9, last_page: 3 }, 9, 3],
    [{ current_page: -1, last_page: 'x' }, 1, 2],
    [null, 2, 2],
  ])('with meta %j is page %i of %i', async (meta, currentPage, lastPage) => {
    expect(await pageOf({ data: [], meta })).toMatchObject({ rows: [], currentPage, lastPage });
  });

  test('is an error when no row can be read, instead of an empty page', async () => {
    await expect(pageOf({ data: [{ place: 1 }], meta: null })).rejects.toThrow();
  });

  test('shortens a nickname that is an e-mail address', async () => {
    const page = await pageOf({ data: [{ ...row, nickname: 'luis@correo.mx' }, row], meta: null });
    expect(page.rows.map(({ nickname }) => nickname)).toEqual(['lu…', 'anita']);
  });

  test.each([
    [
      { score: '12', email: 'ana@correo.mx', position: 40 },
      { position: 40, score: 12 },
    ],
    [{ position: null }, { position: null, score: 0 }],
  ])('reads my position from %j', async (value, mine) => {
    expect((await pageOf({ data: [], my_position: value })).myPosition).toMatchObject(mine);
  });

  test.each([null, [], 'x', undefined])('has no position of mine when my_position is %j', async (value) => {
    expect((await pageOf({ data: [], my_position: value })).myPosition).toBeNull();
  });

  test.each([{}, [], null, { data: {} }, { data: 'x' }])('rejects %j', async (value) => {
    await expect(pageOf(value)).rejects.toThrow();
  });
});

describe('the current user', () => {
  const userOf = (value: unknown) => createUserApi(createJsonRequester(value)).user();

  test('needs an id and an e-mail, and ignores other invalid fields', async () => {
    const user = await userOf({ id: '77', email: 'ana@correo.mx', name: 7, stats: [], birthdate: 'ayer' });
    expect(user).toMatchObject({ id: '77', name: '', birthdate: '', stats: { score: 0, position: null } });
  });

  test('may come wrapped in data', async () => {
    expect(await userOf({ data: { id: 1, email: 'a@b.mx' } })).toMatchObject({ id: '1', email: 'a@b.mx' });
  });

  test('keeps only the date of a birthdate with a time', async () => {
    const user = await userOf({ id: 1, email: 'a@b.mx', birthdate: '1994-03-14T00:00:00.000000Z' });
    expect(user.birthdate).toBe('1994-03-14');
  });

  test('keeps the leading zero of a postal code', async () => {
    expect((await userOf({ id: 1, email: 'a@b.mx', zipcode: '06700' })).zipcode).toBe('06700');
  });

  test.each([{}, { id: 1 }, { email: 'a@b.mx' }, [], null, 'ana'])('rejects %j', async (value) => {
    await expect(userOf(value)).rejects.toThrow();
  });
});

test('a postal code lists its readable neighbourhoods once each', async () => {
  const place = {
    zipcode: '06700',
    state: 'CDMX',
    municipality: 'Cuauhtémoc',
    neighborhoods: ['Roma Norte', 5, 'Roma Norte', ''],
  };
  expect((await createZipcodeApi(createJsonRequester(place)).zipcode('06700')).neighborhoods).toEqual([
    'Roma Norte',
  ]);
  const wrapped = createZipcodeApi(createJsonRequester({ data: place }));
  expect((await wrapped.zipcode('06700')).neighborhoods).toEqual(['Roma Norte']);
});

test('the answer to a registration may come wrapped in data', async () => {
  const api = createAuthApi(createJsonRequester({ data: { email: 'ana@correo.mx' } }));
  expect(await api.register({ email: 'a' } as Registration)).toEqual({ email: 'ana@correo.mx' });
});

describe('an access token', () => {
  test('may come wrapped in data at the log-in', async () => {
    const api = createAuthApi(createJsonRequester({ data: { access_token: '2|abc' } }));
    expect(await api.login({ email: 'a', password: 'b' })).toEqual({ token: '2|abc' });
  });

  test.each([{}, { access_token: '' }, { access_token: 'a\nb' }, { access_token: 7 }, []])(
    'is missing at the log-in in %j',
    async (value) => {
      await expect(
        createAuthApi(createJsonRequester(value)).login({ email: 'a', password: 'b' }),
      ).rejects.toThrow();
    },
  );

  test.each([
    ['', null],
    ['{"message":"Email verified"}', null],
    ['{"access_token":"2|abc"}', '2|abc'],
    ['{"data":{"access_token":"2|abc"}}', '2|abc'],
    ['{"access_token":"a\\nb"}', null],
  ])('in the answer to a verification code of %j is %j', async (text, token) => {
    expect(await createAuthApi(createTextRequester(text)).verify({ email: 'a', code: '1' })).toEqual({
      token,
    });
  });
});

test.each([
  ['123', 123],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['a1', 'a1'],
  ['', ''],
])('an id %j is sent as %j', (id, wire) => {
  expect(toWireId(id)).toBe(wire);
});
