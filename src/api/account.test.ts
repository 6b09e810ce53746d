import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { catchApiError, openBrowser } from './testing/browser.ts';
import { REGISTRATION } from './testing/calls.ts';
import { createJsonRequester, createTextRequester } from './testing/requester.ts';
import { type Reply, startTestServer } from './testing/server.ts';

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
])(
  'a registration that is answered with %s has worked, and its answer names no e-mail',
  async (_what, text) => {
    const request = createTextRequester(text);
    expect(await createApi(request).send((calls) => calls.register(OF_ANA))).toEqual({ email: null });
  },
);

test.each([
  ['the e-mail', '{"email":"ana@correo.com"}'],
  ['the e-mail in data', '{"success":true,"data":{"email":"ana@correo.com"}}'],
])('a registration that is answered with %s returns the e-mail of the answer [3.7]', async (_what, text) => {
  const request = createTextRequester(text);
  expect(await createApi(request).send((calls) => calls.register(OF_ANA))).toEqual({
    email: 'ana@correo.com',
  });
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

test('the answers to a log-in, a registration, a confirmation and a trivia are read in an envelope [3.8]', async () => {
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

async function logOutWith(reply: Reply) {
  const server = await startTestServer();
  server.answer('GET /api/auth/logout', reply);
  return { server, done: openBrowser(server).api.send((calls) => calls.logout()) };
}

test.each<[string, Reply]>([
  ['a success whose body is lost', { json: {}, breaks: 'cut' }],
  ['“Unauthenticated.”', { status: 401, json: { message: 'Unauthenticated.' } }],
])('a log-out that is answered with %s counts as done', async (_what, reply) => {
  const { server, done } = await logOutWith(reply);
  await expect(done).resolves.toBeUndefined();
  await server.close();
});

test.each<[string, Reply]>([
  ['the message “Network Error” and the status 500', { status: 500, json: { message: 'Network Error' } }],
  ['the status 500 and a body that is lost', { status: 500, json: {}, breaks: 'cut' }],
])(
  'a log-out that is answered with %s is not done, and fails with networkError [8.5]',
  async (_what, reply) => {
    const { server, done } = await logOutWith(reply);
    expect((await catchApiError(done)).kind).toBe('networkError');
    await server.close();
  },
);
