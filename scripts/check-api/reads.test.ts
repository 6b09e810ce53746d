import { expect, test } from 'vitest';
import { checkMock, getOutcome } from './testing/check-mock.ts';
import type { AnswerChange } from './testing/mock-api.ts';

const replace =
  (path: string, change: (text: string, request: Request) => Response): AnswerChange =>
  async (request, answer) => {
    const response = await answer();
    const isIt = new URL(request.url).pathname === path && response.ok;
    return isIt ? change(await response.text(), request) : response;
  };

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

test('check:api fails an API whose GET /api/user returns another player than the one logged in', async () => {
  const change = replace('/api/user', (text) => json(text.replace('ana@correo.mx', 'beto@correo.mx')));
  const check = 'shape, and whose it is';
  expect(getOutcome(await checkMock({ change, only: [check] }), check)).toBe(
    'fails: another player: beto@correo.mx',
  );
});

test('check:api reports JSON that is sent as text/html', async () => {
  const change = replace(
    '/api/weeks',
    (text) => new Response(text, { headers: { 'content-type': 'text/html' } }),
  );
  const report = await checkMock({ change, only: ['shape'] });
  expect(getOutcome(report, 'shape', 'GET /api/weeks')).toBe('copes: Content-Type is text/html');
});

test('check:api accepts 404 No current week, and then still checks the games of a week', async () => {
  const change = replace('/api/week/current', () => json('{"message":"No current week"}', 404));
  const report = await checkMock({ change, only: ['shape'] });
  expect(getOutcome(report, 'shape', 'GET /api/week/current')).toBe('expected: 404, No current week');
  expect(getOutcome(report, 'shape', 'GET /api/games/week/{week}')).toMatch(/^expected/);
});

test('check:api reports rows on a ranking page beyond the last page', async () => {
  const row = { position: 1, nickname: 'ana', score: 1 };
  const change = replace('/api/ranking', () => json(JSON.stringify({ data: [row], meta: {} })));
  const report = await checkMock({ change, only: ['page beyond the end'] });
  expect(getOutcome(report, 'page beyond the end')).toBe('copes: 1 rows');
});

test('check:api fails an API whose ranking has a row that the product can’t read', async () => {
  const rows = [
    { position: 1, nickname: 'ana', score: 1 },
    { position: 'first', nickname: 'beto' },
  ];
  const change = replace('/api/ranking', () => json(JSON.stringify({ data: rows, meta: {} })));
  const report = await checkMock({ change, only: ['shape'] });
  expect(getOutcome(report, 'shape', 'GET /api/ranking')).toBe(
    'fails: 1 of 2 rows are unreadable or repeated',
  );
});

test('check:api reads games in a flat list, and fails an API that lists one game twice', async () => {
  const change = replace('/api/games/week/7', (text) => {
    const games = Object.values<{ data: object[] }>(JSON.parse(text)).flatMap(({ data }) => data);
    return json(JSON.stringify([...games, games[0]]));
  });
  const report = await checkMock({ change, only: ['shape'] });
  expect(getOutcome(report, 'shape', 'GET /api/games/week/{week}')).toMatch(/^fails: 1 of \d+ rows/);
});

test('check:api fails predictions whose week numbers a JsonResource has dropped', async () => {
  const change = replace('/api/pool/user/all', (text) =>
    json(JSON.stringify({ data: Object.values(JSON.parse(text)) })),
  );
  const report = await checkMock({ change, only: ['shape'] });
  expect(getOutcome(report, 'shape', 'GET /api/pool/user/all')).toMatch(
    /^fails: \d+ predictions are not under the week of their game$/,
  );
});

test.each([
  ['inside `meta`', { meta: { current_page: 1, last_page: 2 } }],
  ['beside `data`', { current_page: 1, last_page: 2 }],
])(
  'check:api fails an API that splits the weeks into pages and sends the page numbers %s',
  async (_, page) => {
    const change = replace('/api/weeks', (text) => json(JSON.stringify({ data: JSON.parse(text), ...page })));
    const report = await checkMock({ change, only: ['shape'] });
    expect(getOutcome(report, 'shape', 'GET /api/weeks')).toBe(
      'fails: page 1 of 2, and the product asks for no other',
    );
  },
);

test('check:api reports a list that a visitor can read, and fails an API whose GET /api/user needs no session', async () => {
  const open: AnswerChange = (request, answer) =>
    request.headers.has('authorization') ? answer() : json('{"id":1,"email":"a@b.mx"}');
  const report = await checkMock({ change: open, only: ['without a session'] });
  expect(getOutcome(report, 'without a session', 'GET /api/weeks')).toMatch(/^copes: .*public/);
  expect(getOutcome(report, 'without a session', 'GET /api/user')).toMatch(/^fails: 200/);
});

test('check:api fails an API that returns a user without a session when Accept is text/html', async () => {
  const check = 'without a session and without Accept: application/json';
  const change: AnswerChange = (request, answer) =>
    request.headers.get('accept') === 'text/html' ? json('{"id":1}') : answer();
  expect(getOutcome(await checkMock({ change, only: [check] }), check)).toMatch(/^fails: 200/);
});
