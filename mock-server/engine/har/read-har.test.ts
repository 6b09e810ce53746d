import { describe, expect, test } from 'vitest';
import { MAX_HAR_LENGTH, readHar } from './read-har.ts';

const read = (data: unknown) =>
  readHar(typeof data === 'string' ? data : JSON.stringify(data), {
    needsSession: (endpoint) => endpoint === 'GET /api/tasks',
    cookieEndpoint: 'GET /cookie',
    secretKeys: ['token', 'password'],
    findEndpoint: (method, path) =>
      /^\/(api\/(tasks|login)|cookie)$/.test(path.split('?')[0] ?? '') && method !== 'OPTIONS'
        ? `${method} ${path}`
        : null,
    isInstant: (at) => at > Date.UTC(2024, 0),
  });

interface Entry {
  startedDateTime?: unknown;
  time?: unknown;
  request?: object;
  response?: object;
}

const createEntry = (url: string, response: object = {}, more: Entry = {}) => ({
  startedDateTime: '2026-01-05T09:00:00.000Z',
  time: 100,
  ...more,
  request: { method: 'GET', url, headers: [], ...more.request },
  response: { status: 200, headers: [], content: { size: 2, text: '[]' }, ...response },
});

const createHar = (...entries: unknown[]) => ({ log: { creator: { name: 'Test' }, entries } });
const TASKS = 'https://todo.example/api/tasks';
const readOne = (response: object, more?: Entry) =>
  read(createHar(createEntry(TASKS, response, more))).calls[0];

test.each([
  ['an empty file', ''],
  ['a text that is no JSON', 'Fetch/XHR'],
  ['a file that is cut', JSON.stringify(createHar(createEntry(TASKS))).slice(0, -20)],
])('%s is refused in Spanish as damaged', (_name, text) => {
  expect(() => read(text)).toThrow('Ese archivo no se puede leer');
});

test.each([
  ['a number', 7],
  ['a list', []],
  ['another JSON', { format: 1, branches: [] }],
  ['a log without entries', { log: { version: '1.2' } }],
  ['entries that are an object', { log: { entries: { 0: createEntry(TASKS) } } }],
  ['JSON with the key __proto__', '{"log":{"entries":[{"request":{"__proto__":{"method":"GET"}}}]}}'],
])('%s is refused in Spanish as no HAR', (_name, data) => {
  expect(() => read(data)).toThrow('Ese archivo no es un HAR: le falta la lista de peticiones.');
});

test('a HAR of another site is refused with the number of its requests', () => {
  const other = createHar(createEntry('https://other.example/'), createEntry('no es una dirección'));
  expect(() => read(other)).toThrow('El HAR no tiene peticiones a la API del juego, solo 2 de otras cosas.');
  expect(() => read(createHar())).toThrow('El HAR no tiene peticiones a la API del juego.');
});

test('a file above the limit is refused before it is parsed', () => {
  expect(() => read(' '.repeat(MAX_HAR_LENGTH + 1))).toThrow('El archivo pesa 81 MB y el máximo es 80 MB.');
});

test('a HAR with more than 2,000 calls of the API is refused', () => {
  expect(() => read(createHar(...Array.from({ length: 2_001 }, () => createEntry(TASKS))))).toThrow(
    'El HAR tiene 2,001 peticiones a la API y el máximo es 2,000.',
  );
});

test('a redirected call of the API has the answer of the page that it led to, which is no call', () => {
  const login = 'https://todo.example/login';
  const { calls } = read(
    createHar(
      createEntry(TASKS, { status: 302, redirectURL: login, content: {} }),
      createEntry(login, { status: 404, content: { text: 'Not Found' } }),
    ),
  );
  expect(calls).toMatchObject([{ url: '/api/tasks', status: 404, body: 'Not Found' }]);
});

test('entries of a wrong form are left out and the others are read', () => {
  const { calls, others } = read(
    createHar(null, 7, 'x', {}, { request: null }, createEntry(TASKS), { request: { url: 5 } }),
  );
  expect([calls.length, others]).toEqual([1, 3]);
});

test('a byte order mark at the start of the file is ignored', () => {
  expect(read(`\uFEFF${JSON.stringify(createHar(createEntry(TASKS)))}`).calls).toHaveLength(1);
});

describe('the answer of a call', () => {
  test.each([
    ['status 0', { status: 0 }],
    ['no status', { status: undefined }],
    ['a status beyond 599', { status: 999 }],
    ['an error of Chrome after the headers', { status: 200, _error: 'net::ERR_INCOMPLETE_CHUNKED_ENCODING' }],
    ['a failure of Charles', { status: 503, _charlesStatus: 'FAILED' }],
    ['304 without a body anywhere', { status: 304, content: {} }],
  ])('is lost with %s', (_name, response) => {
    expect(readOne(response)?.status).toBe(0);
  });

  test('with 304 has the body that the browser had', () => {
    const unchanged = { status: 304, content: { size: 0 } };
    const { calls } = read(
      createHar(createEntry(TASKS, { content: { text: '["a"]' } }), createEntry(TASKS, unchanged)),
    );
    expect(calls[1]).toMatchObject({ status: 200, body: '["a"]' });
    expect(readOne({ status: 304, content: { text: '["b"]' } })).toMatchObject({
      status: 200,
      body: '["b"]',
    });
  });

  test('in base64 is decoded as UTF-8, and is empty when it is no base64', () => {
    const text = Buffer.from('["Míercoles ⚽"]').toString('base64');
    expect(readOne({ content: { text, encoding: 'base64' } })?.body).toBe('["Míercoles ⚽"]');
    expect(readOne({ content: { text: '***', encoding: 'base64' } })?.body).toBe('');
  });

  test('keeps the headers that an app reads, whatever their case, and no invalid one', () => {
    const headers = [
      { name: 'Retry-After', value: '30' },
      { name: 'Set-Cookie', value: 'a=b' },
      { name: 'Content-Type', value: 'application/json\n' },
      { name: ':status', value: '200' },
    ];
    expect(readOne({ headers })?.headers).toEqual({ 'retry-after': '30' });
  });

  test('has the time of its Date, without one that of the device, and none out of the bounds of a world', () => {
    const dated = (value: string, more: object[] = []) => ({ headers: [{ name: 'date', value }, ...more] });
    const at = (call: ReturnType<typeof readOne>) => call?.at && new Date(call.at).toISOString();
    expect(at(readOne(dated('Mon, 05 Jan 2026 10:00:00 GMT')))).toBe('2026-01-05T10:00:00.000Z');
    expect(at(readOne({}))).toBe('2026-01-05T09:00:00.100Z');
    expect(at(readOne(dated('Mon, 05 Jan 2026 10:00:00 GMT', [{ name: 'Age', value: '9' }])))).toBe(
      '2026-01-05T09:00:00.100Z',
    );
    expect(readOne(dated('Sat, 05 Jan 2019 10:00:00 GMT'))?.at).toBeNull();
    expect(readOne({}, { startedDateTime: null, time: null })?.at).toBeNull();
  });
});

test('a body that the file lacks is counted, not one that is empty', () => {
  const entries = [{ content: { size: 40 } }, { content: { size: 0 } }, { status: 204, content: {} }, {}];
  expect(read(createHar(...entries.map((response) => createEntry(TASKS, response)))).bodiless).toBe(1);
});

test('calls are put in the order of their start', () => {
  const at = (seconds: number) => ({ startedDateTime: `2026-01-05T03:00:0${seconds}.000-06:00` });
  const { calls } = read(
    createHar(
      createEntry(TASKS, {}, at(4)),
      createEntry(`${TASKS}?page=2`, {}, at(1)),
      createEntry(TASKS, {}, at(2)),
    ),
  );
  expect(calls.map(({ url }) => url)).toEqual(['/api/tasks?page=2', '/api/tasks', '/api/tasks']);
});

test('the API may have another origin and path, and another service with a path of the API is left out', () => {
  const base = 'https://api.example:8443/v1/back';
  const { calls } = read(
    createHar(
      createEntry(`${base}/api/tasks`),
      createEntry('https://ads.example/api/tasks'),
      createEntry(`${base}/api/login`),
    ),
  );
  expect(calls.map(({ url }) => url)).toEqual(['/api/tasks', '/api/login']);
});

test('the session has begun when the first call needs one, apart from that for cookies', () => {
  const login = createEntry('https://todo.example/api/login');
  const cookie = createEntry('https://todo.example/cookie');
  expect(read(createHar(cookie, createEntry(TASKS))).startsInSession).toBe(true);
  expect(read(createHar(cookie, login, createEntry(TASKS))).startsInSession).toBe(false);
});

test('tokens, cookies and passwords are replaced in sent bodies and answers, also where an answer repeats them', () => {
  const [token, cookie, session] = ['tk-1234567890', 'ck-1234567890', 'ss-1234567890'];
  const request = {
    headers: [
      { name: 'authorization', value: `Bearer ${token}` },
      { name: 'Cookie', value: `a=${cookie}; b=es` },
    ],
    cookies: [{ name: 'a', value: cookie }],
    postData: { text: '{"password":"secreto de ana","title":"x"}' },
  };
  const content = {
    text: JSON.stringify({ token: 'otro-token', echo: [token, cookie, session], lang: 'es' }),
  };
  const headers = [{ name: 'Set-Cookie', value: `s=${session}; Path=/` }];
  const call = readOne({ content, headers }, { request });
  expect(JSON.stringify(call)).not.toMatch(/1234567890|secreto|otro-token/);
  expect(JSON.parse(call?.body ?? '')).toEqual({ token: 'har', echo: ['har', 'har', 'har'], lang: 'es' });
});

test('the age of a cached answer of a HAR reaches the app, which corrects its clock by it', () => {
  expect(readOne({ headers: [{ name: 'Age', value: '9' }] })?.headers).toEqual({ age: '9' });
});

test.each([
  [200, 1],
  [204, 0],
  [205, 0],
  [404, 0],
])('an answer of a HAR with the status %i and no body counts %i as bodiless', (status, count) => {
  expect(read(createHar(createEntry(TASKS, { status, content: { size: 9 } }))).bodiless).toBe(count);
});
