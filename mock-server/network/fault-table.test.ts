/**
 * The tests of the table add one fault to a call that would succeed at one endpoint, and check the response and whether
 * the route changed data.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGES } from '../catalogue/messages.ts';
import type { FactKind } from '../history/facts.ts';
import { type BackEnd, startBackEnd, type TestCallOptions } from '../testing/back-end.ts';
import { createRegistration } from '../testing/registration.ts';
import type { FaultSpec } from './faults.ts';
import { handleRequest } from './fetch.ts';

interface Line {
  endpoint: string;
  path?: string;
  as?: 'ana' | 'nico';
  body?: (server: BackEnd) => Promise<unknown> | unknown;
  leaves?: FactKind;
}

const getMail = (server: BackEnd, kind: string) =>
  server.world.data.tables().mails.findLast((mail) => mail.kind === kind)?.secret;
const REGISTRATION = createRegistration();
const PASSWORD = 'otra clave';

const LINES: Line[] = [
  { endpoint: 'GET /sanctum/csrf-cookie' },
  {
    endpoint: 'POST /api/auth/login',
    body: () => ({ email: 'ana@correo.mx', password: 'papas con chile' }),
    leaves: 'login',
  },
  { endpoint: 'POST /api/user/register', body: () => REGISTRATION, leaves: 'register' },
  { endpoint: 'GET /api/user', as: 'ana' },
  { endpoint: 'GET /api/auth/logout', as: 'ana', leaves: 'logout' },
  { endpoint: 'GET /api/user/delete', as: 'ana', leaves: 'delete' },
  { endpoint: 'GET /api/zipcode/:zipcode', path: '/api/zipcode/06700' },
  { endpoint: 'GET /api/ranking', as: 'ana' },
  { endpoint: 'GET /api/ranking/week/:week', path: '/api/ranking/week/6', as: 'ana' },
  { endpoint: 'GET /api/weeks', as: 'ana' },
  { endpoint: 'GET /api/week/current', as: 'ana' },
  { endpoint: 'GET /api/games/all', as: 'ana' },
  { endpoint: 'GET /api/games/week/:week', path: '/api/games/week/7', as: 'ana' },
  { endpoint: 'GET /api/pool/user/all', as: 'ana' },
  {
    endpoint: 'POST /api/pool/user',
    as: 'nico',
    body: () => ({ pool: [{ game_id: 756, home_score: 1, away_score: 0 }] }),
    leaves: 'pool',
  },
  {
    endpoint: 'POST /api/trivia/answer',
    as: 'nico',
    body: () => ({ question_id: 507, answer: '1970' }),
    leaves: 'trivia',
  },
  {
    endpoint: 'POST /api/user/verify',
    body: (server) => ({ email: 'lupe@correo.mx', otp: getMail(server, 'code') }),
    leaves: 'verify',
  },
  { endpoint: 'POST /api/user/verify/resend', body: () => ({ email: 'lupe@correo.mx' }), leaves: 'code' },
  { endpoint: 'POST /api/auth/forgot-password', body: () => ({ email: 'ana@correo.mx' }), leaves: 'link' },
  {
    endpoint: 'POST /api/auth/change-password',
    async body(server) {
      await server.call('POST', '/api/auth/forgot-password', { body: { email: 'ana@correo.mx' } });
      const token = getMail(server, 'link');
      return { email: 'ana@correo.mx', token, password: PASSWORD, password_confirmation: PASSWORD };
    },
    leaves: 'password',
  },
];

type Outcome =
  | { rejects: RegExp }
  | { hangs: 'headers' | 'body' }
  | { cut: true }
  | { status?: number; body?: unknown; type?: RegExp; retryAfter?: string };

interface Column {
  name: string;
  fault: (endpoint: string) => Omit<FaultSpec, 'match'>;
  gets: (endpoint: string) => Outcome;
  works: boolean;
  calls?: number;
  isEmpty?: (endpoint: string) => boolean;
}

const NULL_USER = 'Attempt to read property "email" on null';
const says = (name: string, status: number, message: string, more: Partial<Column> = {}): Column => ({
  name,
  fault: () => ({ effect: { status, message } }),
  gets: () => ({ status, body: { message } }),
  works: false,
  ...more,
});
const ownRefusal = (endpoint: string) =>
  MESSAGES.find(
    ({ endpoint: its, message, status }) =>
      its === endpoint && [404, 409, 422].includes(status) && message !== NULL_USER,
  );
const MORE = { field: ['Primero'], other: ['Segundo'] };

const COLUMNS: Column[] = [
  {
    name: 'no network',
    fault: () => ({ effect: { offline: true }, times: 'always' }),
    gets: () => ({ rejects: /^Failed to fetch$/ }),
    works: false,
    calls: 2,
  },
  {
    name: 'a broken connection before the route',
    fault: () => ({ effect: { drop: true } }),
    gets: () => ({ rejects: /^Failed to fetch$/ }),
    works: false,
  },
  {
    name: 'a broken connection after the route',
    fault: () => ({ effect: { drop: true }, when: 'after' }),
    gets: () => ({ rejects: /^Failed to fetch$/ }),
    works: true,
  },
  {
    name: 'no headers, before the route runs',
    fault: () => ({ effect: { timeout: true } }),
    gets: () => ({ hangs: 'headers' }),
    works: false,
  },
  {
    name: 'no headers, after the route has run',
    fault: () => ({ effect: { timeout: true }, when: 'after' }),
    gets: () => ({ hangs: 'headers' }),
    works: true,
  },
  ...(['before', 'after'] as const).flatMap((when): Column[] => {
    const createCorruption = (name: string, body: string, outcome: Outcome): Column => ({
      name: `${name}, ${when} the route runs`,
      fault: () => ({ effect: { body }, when }),
      gets: () => outcome,
      works: when === 'after',
    });
    return [
      createCorruption('the body stalls', 'stalled', { hangs: 'body' }),
      createCorruption('the body is cut', 'truncated', { cut: true }),
      createCorruption('half of the JSON', 'malformed', { body: expect.stringMatching(/^[[{]/) }),
      createCorruption('HTML', 'html', {
        body: expect.stringContaining('<!doctype html>'),
        type: /^text\/html/,
      }),
      createCorruption('an empty body', 'empty', { body: '' }),
      createCorruption('another shape', '{"x":[1]}', { body: { x: [1] } }),
    ];
  }),
  says('the session is over', 401, 'Unauthenticated.'),
  says('one CSRF refusal', 419, 'CSRF token mismatch.'),
  says('CSRF refusals of every call', 419, 'CSRF token mismatch.', {
    fault: () => ({ effect: { status: 419 }, times: 'always' }),
    calls: 3,
  }),
  says('not found', 404, 'Not Found'),
  says('e-mail not confirmed', 403, 'Your email address is not verified.'),
  {
    name: 'a refusal of the endpoint',
    fault: (endpoint) => ({
      effect: { status: ownRefusal(endpoint)?.status ?? 0, message: ownRefusal(endpoint)?.message ?? '' },
    }),
    gets: (endpoint) => ({
      status: ownRefusal(endpoint)?.status ?? 0,
      body: { message: ownRefusal(endpoint)?.message },
    }),
    works: false,
    isEmpty: (endpoint) => !ownRefusal(endpoint),
  },
  {
    name: 'errors of two fields',
    fault: () => ({ effect: { status: 422, message: 'Primero (and 1 more error)', errors: MORE } }),
    gets: () => ({ status: 422, body: { message: 'Primero (and 1 more error)', errors: MORE } }),
    works: false,
  },
  says('too many attempts', 429, 'Too Many Attempts.', {
    gets: () => ({ status: 429, body: { message: 'Too Many Attempts.' }, retryAfter: '30' }),
  }),
  says('a server error', 500, 'Server Error'),
  {
    name: 'a server error after the route has run',
    fault: () => ({ effect: { status: 500 }, when: 'after' }),
    gets: () => ({ status: 500, body: { message: 'Server Error' } }),
    works: true,
  },
  says('a null user', 500, NULL_USER),
  says('out of service', 503, 'Service Unavailable', {
    gets: () => ({ status: 503, body: { message: 'Service Unavailable' }, retryAfter: '30' }),
  }),
];

let server: BackEnd;
beforeEach(() => {
  server = startBackEnd({ players: 20 });
});

async function prepare({ endpoint, path, as, body }: Line): Promise<() => Request & { giveUp(): void }> {
  const token = as ? await server.login(`${as}@correo.mx`) : null;
  const options: TestCallOptions = { token, ...(body && { body: await body(server) }) };
  const [method = '', address = ''] = endpoint.split(' ');
  return () => {
    const controller = new AbortController();
    const request = new Request(server.request(method, path ?? address, options), {
      signal: controller.signal,
    });
    return Object.assign(request, { giveUp: () => controller.abort(new Error('gave up')) });
  };
}

async function expectOutcome(make: () => Request & { giveUp(): void }, outcome: Outcome, success: number) {
  const request = make();
  const call = handleRequest(server.pipeline, request);
  call.catch(() => {});
  await server.gate.idle();
  if ('rejects' in outcome) return expect(call).rejects.toThrow(outcome.rejects);
  if ('hangs' in outcome && outcome.hangs === 'headers') {
    expect(server.log.entries().at(-1)?.outcome).toBe('held');
    request.giveUp();
    return expect(call).rejects.toThrow('gave up');
  }
  const response = await call;
  expect(response.status).toBe('status' in outcome ? outcome.status : success);
  expect(Date.parse(response.headers.get('date') ?? '')).toBe(server.world.now());
  if ('cut' in outcome) return expect(response.text()).rejects.toThrow();
  if ('hangs' in outcome) {
    const text = response.text();
    request.giveUp();
    return expect(text).rejects.toThrow('gave up');
  }
  if (outcome.type) expect(response.headers.get('content-type')).toMatch(outcome.type);
  if (outcome.retryAfter) expect(response.headers.get('retry-after')).toBe(outcome.retryAfter);
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // This body is not JSON, so it is compared as text.
  }
  expect(body).toEqual(outcome.body);
}

it('the fault table of this test has exactly one line for each endpoint of the mock server', () => {
  expect(LINES.map(({ endpoint }) => endpoint).sort()).toEqual(server.routes.endpoints().sort());
});

describe.each(LINES)('faults at $endpoint', (line) => {
  const { endpoint, leaves } = line;
  const works = () => server.world.timeline.applied().filter(({ kind }) => kind === leaves).length;
  const getSuccess = (isCorrupted: boolean) => {
    if (endpoint === 'POST /api/user/register') return 201;
    return endpoint === 'GET /sanctum/csrf-cookie' && !isCorrupted ? 204 : 200;
  };

  it.each(COLUMNS.filter(({ isEmpty }) => !isEmpty?.(endpoint)))(
    'a call with the fault $name gets the listed response; a writing endpoint stores data exactly if the fault applies after the route',
    async (column) => {
      const make = await prepare(line);
      const before = works();
      server.faults.add({ match: endpoint, ...column.fault(endpoint) });
      const outcome = column.gets(endpoint);
      const isEmptied = 'body' in outcome && outcome.body === '';
      for (let call = 0; call < (column.calls ?? 1); call += 1)
        await expectOutcome(make, outcome, getSuccess(!isEmptied));
      expect(works() - before).toBe(column.works && leaves ? 1 : 0);
    },
  );

  it('after one call with a fault, the endpoint answers with its usual status, and the fault is removed', async () => {
    const make = await prepare(line);
    server.faults.add({ match: endpoint, effect: { status: 419 } });
    expect((await handleRequest(server.pipeline, make())).status).toBe(419);
    expect((await handleRequest(server.pipeline, make())).status).toBe(getSuccess(false));
    expect(server.faults.list()).toEqual([]);
  });
});
