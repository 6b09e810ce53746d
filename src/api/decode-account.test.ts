import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { toWireId } from './contract/schemas.ts';
import { REGISTRATION } from './testing/calls.ts';
import { createJsonRequester, createTextRequester } from './testing/requester.ts';

const decodePage = (value: unknown) =>
  createApi(createJsonRequester(value)).send((calls) => calls.generalRanking(2));
const row = { position: 1, nickname: 'anita', score: '46' };

test('a ranking row has null as exact, results, trivias and movement, and false as isMe, when the server leaves them out', async () => {
  const page = await decodePage({
    data: [row],
    my_position: null,
    meta: { current_page: 2, last_page: 3 },
  });
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
])(
  'the response to a request for page 2 of the ranking, with the meta %j, is decoded as page %i of %i',
  async (meta, currentPage, lastPage) => {
    expect(await decodePage({ data: [], meta })).toMatchObject({ rows: [], currentPage, lastPage });
  },
);

test('a page of the ranking with rows is decoded as the last one when the meta has a lower number for the last page', async () => {
  const meta = { current_page: 3, last_page: 0 };
  expect(await decodePage({ data: [row], meta })).toMatchObject({ currentPage: 3, lastPage: 3 });
});

test.each([
  ['masks an e-mail address', 'luis@correo.mx', 'lu…'],
  ['does not split an emoji of an e-mail address', 'a😀@correo.mx', 'a😀…'],
  ['wraps right-to-left text in isolate characters', 'لاعب 7', '\u2068لاعب 7\u2069'],
  ['wraps an unassigned character of a right-to-left block', '\u05C8', '\u2068\u05C8\u2069'],
  ['does not change text that is no e-mail address', 'ana @ casa', 'ana @ casa'],
  ['does not change text that is no e-mail address', '@ana', '@ana'],
  ['does not change text that is no e-mail address', 'ana@', 'ana@'],
])('generalRanking %s in a nickname: %s', async (_what, nickname, shown) => {
  const page = await decodePage({ data: [{ ...row, nickname }], meta: null });
  expect(page.rows[0]?.nickname).toBe(shown);
});

test.each([
  [
    { score: '12', email: 'ana@correo.mx', position: 40 },
    { position: 40, score: 12 },
  ],
  [{ position: null }, { position: null, score: 0 }],
])('generalRanking decodes the my_position %j as a myPosition with %j', async (value, mine) => {
  expect((await decodePage({ data: [], my_position: value })).myPosition).toMatchObject(mine);
});

test('generalRanking returns at most 100 rows of one page, and sets isMe only on rows whose is_me is true', async () => {
  const data = Array.from({ length: 101 }, (_, index) => ({ ...row, is_me: [0, true][index] }));
  const { rows } = await decodePage({ data, meta: null });
  expect(rows).toHaveLength(100);
  expect(rows.flatMap(({ isMe }, index) => (isMe ? index : []))).toEqual([1]);
});

test.each([
  ['in an object of PHP', { data: { '4': { ...row, position: 2 }, '1': row }, meta: null }],
  ['in a nested page', { data: { data: [row, { ...row, position: 2 }], meta: null } }],
  ['in an envelope', { success: true, data: { data: [row, { ...row, position: 2 }] }, message: 'OK' }],
  [
    'in an envelope around an object of PHP',
    { success: true, data: { data: { '0': row, '7': { ...row, position: 2 } } } },
  ],
  ['in a flat envelope', { success: true, data: [row, { ...row, position: 2 }], message: 'OK' }],
])('generalRanking reads its rows when the server sends them %s', async (_, value) => {
  expect((await decodePage(value)).rows.map(({ position }) => position)).toEqual([1, 2]);
});

test.each([
  { meta: { current_page: '2.00', last_page: '3.0' } },
  { current_page: 2, last_page: 3 },
  { meta: { current_page: 2, last_page: 3 }, current_page: 1, last_page: 1 },
])('generalRanking reads the page 2 of 3 from %j', async (pages) => {
  expect(await decodePage({ data: [row], ...pages })).toMatchObject({ currentPage: 2, lastPage: 3 });
});

const MINE = { position: 3, score: 7 };

test.each([
  ['beside the paginated rows', { data: { current_page: 1, data: [row], last_page: 2 }, my_position: MINE }],
  [
    'beside the paginated rows of an envelope',
    {
      success: true,
      data: { data: { current_page: 1, data: [row], last_page: 2 }, my_position: MINE },
      message: 'OK',
    },
  ],
  ['inside the paginator', { current_page: 1, data: [row], last_page: 2, my_position: MINE }],
  ['of the envelope itself', { success: true, data: { data: [row], last_page: 2 }, my_position: MINE }],
])('generalRanking reads the my_position %s', async (_where, body) => {
  expect(await decodePage(body)).toMatchObject({
    rows: [{ position: row.position }],
    myPosition: MINE,
    lastPage: 2,
  });
});

test('generalRanking reads decimal text as numbers in its rows and in my_position', async () => {
  const figures = { position: '1.00', score: '5.00', exact: '2.0', results: '3.0000', movement: '-4.00' };
  const read = { position: 1, score: 5, exact: 2, results: 3, movement: -4 };
  const page = await decodePage({ data: [{ ...row, ...figures, trivias: '1.0' }], my_position: figures });
  expect(page).toMatchObject({ rows: [{ ...read, trivias: 1 }], myPosition: read });
});

test.each(['5.5', 'cinco', '5.', '1,000', '5e0'])(
  'generalRanking leaves out a row with the score “%s”',
  async (score) => {
    expect((await decodePage({ data: [{ ...row, score }, row] })).rows).toHaveLength(1);
  },
);

const OF_ANA = { ...REGISTRATION, email: 'ana@correo.mx' };

test.each([
  ['no body', ''],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['an empty object in data', '{"data":{}}'],
  ['null', 'null'],
  ['true', 'true'],
  ['a message alone', '{"message":"User registered"}'],
  ['an e-mail that is null', '{"email":null}'],
  ['a list of e-mails', '{"email":["ana@correo.mx"]}'],
  ['an e-mail that is masked', '{"email":"a***@correo.mx"}'],
  ['the e-mail in other capitals', '{"email":"ANA@Correo.mx"}'],
  ['the e-mail in data', '{"success":true,"data":{"email":"ana@correo.mx"}}'],
])(
  'a registration that is answered with %s leads to the confirmation of the typed e-mail',
  async (_what, text) => {
    const request = createTextRequester(text);
    expect(await createApi(request).send((calls) => calls.register(OF_ANA))).toEqual({
      email: 'ana@correo.mx',
    });
  },
);

test('a registration that is answered with another e-mail leads to the confirmation of that e-mail', async () => {
  const api = createApi(createJsonRequester({ email: 'ana@correo.com' }));
  expect(await api.send((calls) => calls.register(OF_ANA))).toEqual({ email: 'ana@correo.com' });
});

test('a registration that is answered with a web page fails, because a firewall may have answered it', async () => {
  const request = createTextRequester('<!doctype html><title>Un momento…</title>');
  await expect(createApi(request).send((calls) => calls.register(OF_ANA))).rejects.toThrow();
});

const decodeUser = (value: unknown) => createApi(createJsonRequester(value)).send((calls) => calls.user());

test('the decoded user has the sent value in each of its fields', async () => {
  const withTheSameName = {
    nickname: 'anita',
    email: 'ana@correo.mx',
    phone: '5512345678',
    zipcode: '06700',
    state: 'CDMX',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
  };
  const wire = {
    id: 77,
    name: 'Ana',
    last_name: 'Paz',
    ...withTheSameName,
    accepts_marketing: 1,
    created_at: '2026-07-01T18:00:00.000000Z',
    stats: { score: 46, position: 3, exact: 5, results: 9, trivias: 2, weeks_played: 7 },
  };
  expect(await decodeUser(wire)).toEqual({
    id: '77',
    name: 'Ana',
    lastName: 'Paz',
    ...withTheSameName,
    acceptsMarketing: true,
    createdAt: Date.UTC(2026, 6, 1, 18),
    stats: { score: 46, position: 3, exact: 5, results: 9, trivias: 2, weeksPlayed: 7 },
  });
});

test('the decoded user has empty texts, nulls or false in the fields that the server leaves out', async () => {
  expect(await decodeUser({ id: 77 })).toEqual({
    id: '77',
    name: '',
    lastName: '',
    nickname: '',
    email: '',
    phone: '',
    zipcode: '',
    state: '',
    municipality: '',
    neighborhood: '',
    acceptsMarketing: false,
    createdAt: null,
    stats: { score: null, position: null, exact: null, results: null, trivias: null, weeksPlayed: null },
  });
});

test('the decoded user has numbers in its statistics, and an id without decimals, when the server sends decimal text', async () => {
  const stats = {
    score: '46.00',
    position: '3.0',
    exact: '5.00',
    results: '9',
    trivias: '2.0',
    weeks_played: '7.00',
  };
  const user = await decodeUser({
    success: true,
    data: { id: '77.00', email: 'ana@correo.mx', stats },
    message: 'OK',
  });
  expect(user).toMatchObject({
    id: '77',
    stats: { score: 46, position: 3, exact: 5, results: 9, trivias: 2, weeksPlayed: 7 },
  });
});

test.each([
  ['a list', ['Centro', 'Roma']],
  ['an object of PHP', { '5': 'Roma', '2': 'Centro' }],
  ['an object of PHP with a blank one', { '0': ' ', '2': 'Centro', '9': 'Roma' }],
  ['a list in `data`', { data: ['Centro', 'Roma'] }],
  ['an object by postal codes', { 'a-1': 'Centro', 'a-2': 'Roma' }],
])('zipcode returns the neighbourhoods that the server sends as %s', async (_, neighborhoods) => {
  const place = { zipcode: '06700', state: 'CDMX', municipality: 'Cuauhtémoc', neighborhoods };
  const found = await createApi(createJsonRequester({ success: true, data: place, message: '' })).send(
    (calls) => calls.zipcode('06700'),
  );
  expect(found.neighborhoods).toEqual(['Centro', 'Roma']);
});

const envelop = (data: unknown) => createApi(createJsonRequester({ success: true, data, message: 'OK' }));

test('the answers to a log-in, a registration, a confirmation and a trivia are read in an envelope', async () => {
  const token = { access_token: '2|abc' };
  const answers = await Promise.all([
    envelop(token).send((calls) => calls.login({ email: 'a', password: 'b' })),
    envelop({ data: token }).send((calls) => calls.login({ email: 'a', password: 'b' })),
    envelop({ email: 'ana@correo.mx' }).send((calls) => calls.register(REGISTRATION)),
    envelop(token).send((calls) => calls.verify({ email: 'a', code: '1' })),
    envelop({ is_correct: '1' }).send((calls) => calls.answerTrivia('3', 'a')),
  ]);
  expect(answers).toEqual([
    { token: '2|abc' },
    { token: '2|abc' },
    { email: 'ana@correo.mx' },
    { token: '2|abc' },
    { isCorrect: true },
  ]);
});

test('zipcode returns at most 500 neighbourhoods, without repeated or blank ones and values that are not text', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `Colonia ${index}`);
  const neighborhoods = [...many.slice(0, 1), 5, '', '  ', ...many];
  const place = { zipcode: '06700', state: 'CDMX', municipality: 'Cuauhtémoc', neighborhoods };
  for (const body of [place, { data: place }]) {
    const found = await createApi(createJsonRequester(body)).send((calls) => calls.zipcode('06700'));
    expect(found.neighborhoods).toEqual(many.slice(0, 500));
  }
});

test.each([
  ['', null],
  ['{"message":"Email verified"}', null],
  ['{"access_token":"2|abc"}', '2|abc'],
  ['{"data":{"access_token":"2|abc"}}', '2|abc'],
  ['{"access_token":"a\\nb"}', null],
])('verify with the response “%s” returns the token %j', async (text, token) => {
  expect(
    await createApi(createTextRequester(text)).send((calls) => calls.verify({ email: 'a', code: '1' })),
  ).toEqual({
    token,
  });
});

test.each([
  ['123', 123],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['a1', 'a1'],
  ['', ''],
])('toWireId converts the id %j to %j', (id, wire) => {
  expect(toWireId(id)).toBe(wire);
});
