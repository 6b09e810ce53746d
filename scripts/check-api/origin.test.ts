import { expect, test } from 'vitest';
import type { AnswerChange } from './mock-api.ts';
import { checkMock, getOutcome } from './testing/check-mock.ts';

const ORIGIN = 'http://127.0.0.1:4173';

const CORS = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'accept, authorization, content-type, x-requested-with, x-xsrf-token',
  'access-control-expose-headers': 'Date, Retry-After',
  'access-control-max-age': '7200',
};

const createCorsServer =
  (headers: Partial<Record<keyof typeof CORS, string>>): AnswerChange =>
  async (request, answer) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer();
    for (const [name, value] of Object.entries({ ...CORS, ...headers }))
      if (value) response.headers.set(name, value);
    return response;
  };

const ORIGIN_CHECKS = [
  'site and API on one domain',
  'preflight',
  'Access-Control-Max-Age',
  'the page may read a good answer',
  'the page may read a refusal',
  'exposed headers',
];

const checkOrigin = (change: AnswerChange, origin = ORIGIN) =>
  checkMock({
    change,
    words: ['--origin', origin],
    only: [...ORIGIN_CHECKS, 'the page can read the cookie'],
  });

test('check:api accepts an API on another origin that allows the site by CORS', async () => {
  const { findings } = await checkOrigin(createCorsServer({}));
  const verdicts = findings
    .filter(({ check }) => ORIGIN_CHECKS.includes(check))
    .map(({ verdict }) => verdict);
  expect(verdicts).toEqual(ORIGIN_CHECKS.map(() => 'expected'));
});

test.each([
  [
    'it allows any origin',
    { 'access-control-allow-origin': '*' },
    'preflight',
    /^fails: Access-Control-Allow-Origin: \*/,
  ],
  [
    'it allows only a third origin',
    { 'access-control-allow-origin': 'http://x.mx' },
    'the page may read a good answer',
    /^fails/,
  ],
  [
    'it allows no origin',
    { 'access-control-allow-origin': '' },
    'the page may read a refusal',
    /^fails: .*: none/,
  ],
  [
    'it allows no credentials',
    { 'access-control-allow-credentials': '' },
    'preflight',
    /^fails: .*Credentials: none/,
  ],
  [
    'it allows the headers by `*`',
    { 'access-control-allow-headers': '*' },
    'preflight',
    /^fails: headers not allowed: authorization/,
  ],
  ['it exposes no headers', { 'access-control-expose-headers': '' }, 'exposed headers', /^fails: none/],
  ['it exposes only Date', { 'access-control-expose-headers': 'Date' }, 'exposed headers', /^copes: Date/],
  [
    'Access-Control-Max-Age is missing',
    { 'access-control-max-age': '' },
    'Access-Control-Max-Age',
    /^copes: none/,
  ],
])('check:api doesn’t accept an API on another origin when %s', async (_, headers, check, outcome) => {
  expect(getOutcome(await checkOrigin(createCorsServer(headers)), check)).toMatch(outcome);
});

test('check:api fails an API on another domain whose cookies the pages can’t read', async () => {
  const report = await checkOrigin(createCorsServer({}), 'http://localhost:4173');
  expect(getOutcome(report, 'site and API on one domain')).toMatch(/^fails: localhost and 127\.0\.0\.1/);
  expect(getOutcome(report, 'the page can read the cookie')).toMatch(/^fails: not readable/);
});
