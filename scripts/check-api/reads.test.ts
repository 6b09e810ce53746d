import type { AnswerChange } from './mock-api.ts';
import { changes, json, says, testRows, whenGood } from './testing/deviations.ts';

const row = { position: 1, nickname: 'ana', score: 1 };
const ALL = { only: ['shape'] };
const WRITE = { words: ['--write'] };

const openReads: AnswerChange = (request, answer) =>
  request.headers.has('authorization') ? answer() : json(200, { id: 1, email: 'a@b.mx' });

const acceptsTwice = (): AnswerChange => {
  let count = 0;
  return async (request, answer) => {
    const isPool = request.method === 'POST' && request.url.endsWith('/api/pool/user');
    if (isPool) count += 1;
    return isPool && count > 1 ? json(200, { message: 'Pool saved' }) : answer();
  };
};

testRows([
  [
    'fails a GET /api/user that returns another player than the one logged in',
    changes('GET /api/user', (user) => ({ ...user, email: 'beto@correo.mx' })),
    'shape, and whose it is',
    /^fails: another player: beto@correo\.mx$/,
  ],
  [
    'copes with JSON that is sent as text/html',
    whenGood(
      'GET /api/weeks',
      async (answer) => new Response(await answer.text(), { headers: { 'content-type': 'text/html' } }),
    ),
    'GET /api/weeks shape',
    /^copes: Content-Type is text\/html$/,
  ],
  [
    'accepts 404 No current week',
    says('GET /api/week/current', 404, 'No current week'),
    'GET /api/week/current shape',
    /^expected: 404, No current week$/,
  ],
  [
    'checks the games of a week without a current week too',
    says('GET /api/week/current', 404, 'No current week'),
    'GET /api/games/week/{week} shape',
    /^expected/,
  ],
  [
    'reports rows on a ranking page beyond the last page',
    changes('GET /api/ranking', () => ({ data: [row], meta: {} })),
    'page beyond the end',
    /^copes: 1 rows$/,
  ],
  [
    'fails a ranking with a row that the product can’t read',
    changes('GET /api/ranking', () => ({ data: [row, { position: 'first', nickname: 'beto' }], meta: {} })),
    'GET /api/ranking shape',
    /^fails: 1 of 2 rows are unreadable or repeated$/,
  ],
  [
    'reads games in a flat list, and fails a game that stands twice in it',
    changes('GET /api/games/week/7', (weeks) => {
      const games = Object.values<{ data: object[] }>(weeks).flatMap(({ data }) => data);
      return [...games, games[0]];
    }),
    'GET /api/games/week/{week} shape',
    /^fails: 1 of \d+ rows/,
  ],
  [
    'fails predictions whose week numbers a JsonResource has dropped',
    changes('GET /api/pool/user/all', (weeks) => ({ data: Object.values(weeks) })),
    'GET /api/pool/user/all shape',
    /^fails: \d+ predictions are not under the week of their game$/,
    ALL,
  ],
  [
    'fails weeks in pages whose number stands inside `meta`',
    changes('GET /api/weeks', (data) => ({ data, meta: { current_page: 1, last_page: 2 } })),
    'GET /api/weeks shape',
    /^fails: page 1 of 2, and the product asks for no other$/,
  ],
  [
    'fails weeks in pages whose number stands beside `data`',
    changes('GET /api/weeks', (data) => ({ data, current_page: 1, last_page: 2 })),
    'GET /api/weeks shape',
    /^fails: page 1 of 2, and the product asks for no other$/,
  ],
  [
    'copes with a list that a visitor can read',
    openReads,
    'GET /api/weeks without a session',
    /^copes: .*public/,
  ],
  [
    'fails a GET /api/user that needs no session',
    openReads,
    'GET /api/user without a session',
    /^fails: 200/,
  ],
  [
    'copes with a refusal whose status differs from the contract',
    says('GET /api/zipcode/00000', 422, 'Zipcode Not Found'),
    'unknown postal code',
    /^copes: 422, Zipcode Not Found$/,
  ],
  [
    'logs in when the API confirms an account without a token',
    whenGood('POST /api/user/verify', () => new Response(null, { status: 204 })),
    'prediction',
    /^expected: 200, Pool saved/,
    { ...WRITE, only: ['prediction of an unknown game'] },
  ],
  [
    'copes with an empty answer to the code',
    whenGood('POST /api/user/verify', () => new Response(null, { status: 204 })),
    'the mailed code',
    /^copes: status 204 instead of 200/,
    WRITE,
  ],
  [
    'skips the session of a confirmation that returns no token',
    changes('POST /api/user/verify', () => ({})),
    'confirmation over the cookies of another player',
    /^skipped: the confirmation brought no token$/,
    WRITE,
  ],
  [
    'fails a list of predictions that lacks the one just sent',
    changes('GET /api/pool/user/all', () => []),
    'prediction',
    /^fails: .*GET \/api\/pool\/user\/all lacks it/,
    WRITE,
  ],
  [
    'fails an API that accepts the same prediction twice',
    acceptsTwice(),
    'the same prediction again',
    /^fails: 200, Pool saved: accepted/,
    { ...WRITE, only: ['prediction'] },
  ],
  [
    'copes with is_correct as a number',
    changes('POST /api/trivia/answer', () => ({ is_correct: 1 })),
    'answer',
    /^copes: body\.is_correct: 1 is not boolean/,
    { ...WRITE, only: ['prediction'] },
  ],
  [
    'copes with a trivia that can be answered twice',
    (request, answer) =>
      request.url.endsWith('/api/trivia/answer') ? json(200, { is_correct: true }) : answer(),
    'a second answer',
    /^copes: .*accepted twice/,
    { ...WRITE, only: ['prediction', 'answer'] },
  ],
  [
    'fails a token that still works after the account is deleted',
    (request, answer) => (request.url.endsWith('/api/user/delete') ? json(200, {}) : answer()),
    'deletion, and what the token is worth then',
    /^fails: .*; then 200/,
    WRITE,
  ],
]);
