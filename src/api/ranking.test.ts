import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { createJsonRequester } from './testing/requester.ts';

const decodePage = (value: unknown) =>
  createApi(createJsonRequester(value)).send((calls) => calls.generalRanking(2));
const row = { position: 1, nickname: 'anita', score: '46' };

test('a ranking row has null as its figures and false as isMe when the server leaves them out', async () => {
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
  'page 2 of the ranking with the meta %j is decoded as page %i of %i',
  async (meta, currentPage, lastPage) => {
    expect(await decodePage({ data: [], meta })).toMatchObject({ rows: [], currentPage, lastPage });
  },
);

test('a ranking page with rows is decoded as the last one when the meta has a lower last page', async () => {
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

test.each([null, undefined, ''])(
  'generalRanking keeps a row whose nickname is %s, without one',
  async (nickname) => {
    const page = await decodePage({ data: [{ ...row, nickname }], meta: null });
    expect(page.rows.map((read) => read.nickname)).toEqual(['']);
  },
);

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
])('generalRanking reads the page 2 of 3 from %j [3.31]', async (pages) => {
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
])('generalRanking reads the my_position %s [3.30]', async (_where, body) => {
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
