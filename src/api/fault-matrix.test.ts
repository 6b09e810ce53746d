import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { browserRuntime } from './http/runtime.ts';
import { getRefusal, openBrowser, type TestBrowser } from './testing/browser.ts';
import { REGISTRATION } from './testing/calls.ts';
import { type Reply, startTestServer, type TestServer } from './testing/server.ts';

const message = (status: number, text: string, errors?: object): Reply => ({
  status,
  json: { message: text, errors },
});
const HTML = { text: '<!doctype html><h1>Hola</h1>' };
const MISMATCH = message(419, 'CSRF token mismatch.');

const FAULTS: Record<string, (good: Reply, row: Row) => Reply[]> = {
  offline: () => [],
  reset: () => [{ breaks: 'reset' }],
  hang: () => [{ breaks: 'hang' }],
  cut: (good) => [{ ...good, breaks: 'cut' }],
  stall: (good) => [{ ...good, breaks: 'stall' }],
  html: () => [HTML],
  empty: () => [{ status: 204 }],
  shape: (_, row) => [{ json: row.wrongShape ?? { surprise: true } }],
  401: () => [message(401, 'Unauthenticated.')],
  '419 once': (good) => [MISMATCH, good],
  '419 always': () => [MISMATCH],
  404: () => [message(404, 'Not Found')],
  403: () => [message(403, 'Your email address is not verified.')],
  422: (_, row) => [message(422, row.refusal?.[0] ?? 'The given data was invalid.')],
  '422 and more': (_, row) => [message(422, `${row.refusal?.[0] ?? 'Invalid.'} (and 1 more error)`)],
  429: () => [message(429, 'Slow down.')],
  500: () => [message(500, 'Server Error')],
  null: () => [message(500, 'Attempt to read property "email" on null')],
  503: () => [message(503, 'Service Unavailable')],
};
type Fault = keyof typeof FAULTS;

interface Row {
  line: string;
  call(api: Api): Promise<unknown>;
  good: Reply;
  isRead: boolean;
  outcomes?: Record<Fault, string>;
  wrongShape?: unknown;
  refusal?: [message: string, kind: string];
}

const GENERAL: Record<Fault, string> = {
  offline: 'network',
  reset: 'network',
  hang: 'network',
  cut: 'network',
  stall: 'network',
  html: 'unprevented',
  empty: 'unprevented',
  shape: 'unprevented',
  401: 'unauthenticated',
  '419 once': 'ok',
  '419 always': 'connection',
  404: 'connection',
  403: 'unprevented',
  422: 'unprevented',
  '422 and more': 'unprevented',
  429: 'unprevented',
  500: 'unprevented',
  null: 'account-eliminated',
  503: 'unprevented',
};
const UNUSED_ANSWER = { empty: 'ok', shape: 'ok' };
const UNVERIFIED = { 403: 'email-not-verified' };

const email = 'ana@correo.mx';
const game = {
  id: 7,
  week: 14,
  date: '2026-11-21',
  time: '19:00:00',
  status: { name: 'activo' },
  home: { id: 1, name: 'América', short_name: 'AME', color: '#fff', color_alt: '#000' },
  away: { id: 2, name: 'Toluca', short_name: 'TOL', color: '#fff', color_alt: '#000' },
};
const games = { '14': { data: [game] } };
const ranking = { data: [], my_position: null, meta: { current_page: 1, last_page: 1 } };

const ROWS: Row[] = [
  {
    line: 'POST /api/auth/login',
    call: (api) => api.login({ email, password: 'x' }),
    good: { json: { access_token: '2|abc' } },
    isRead: false,
    outcomes: UNVERIFIED,
    refusal: ['Invalid Credentials', 'password-invalid'],
  },
  {
    line: 'POST /api/user/register',
    call: (api) => api.register(REGISTRATION),
    good: { status: 201, json: { email } },
    isRead: false,
    outcomes: UNVERIFIED,
    refusal: ['The email has already been taken.', 'email-exists'],
  },
  {
    line: 'GET /api/auth/logout',
    call: (api) => api.logout(),
    good: { status: 200, json: {} },
    isRead: false,
    // A log-out counts as done when the status is a success and only the body is lost.
    outcomes: { ...UNUSED_ANSWER, cut: 'ok', stall: 'ok', 401: 'ok' },
  },
  {
    line: 'GET /api/user/delete',
    call: (api) => api.deleteAccount(),
    good: { json: {} },
    isRead: false,
    outcomes: UNUSED_ANSWER,
  },
  {
    line: 'GET /api/zipcode/06700',
    call: (api) => api.zipcode('06700'),
    good: { json: { zipcode: '06700', state: 'CDMX', municipality: 'Cuauhtémoc', neighborhoods: [] } },
    isRead: true,
    outcomes: { 404: 'zipcode-not-found' },
  },
  {
    line: 'GET /api/ranking/week/14?page=2&perPage=10',
    call: (api) => api.weekRanking(14, 2),
    good: { json: ranking },
    isRead: true,
  },
  {
    line: 'GET /api/ranking?page=1&perPage=10',
    call: (api) => api.generalRanking(1),
    good: { json: ranking },
    isRead: true,
  },
  { line: 'GET /api/weeks', call: (api) => api.weeks(), good: { json: [] }, isRead: true },
  {
    line: 'GET /api/week/current',
    call: (api) => api.currentWeek(),
    good: { json: { number: 14, bet_days: 'jue,vie' } },
    isRead: true,
    refusal: ['No current week', 'pool-week-not-valid'],
  },
  {
    line: 'GET /api/games/all',
    call: (api) => api.allGames(),
    good: { json: games },
    isRead: true,
    outcomes: { shape: 'ok' },
    wrongShape: { '14': { data: [{ id: 'bad' }, game] } },
  },
  {
    line: 'GET /api/games/week/14',
    call: (api) => api.gamesOfWeek(14),
    good: { json: games },
    isRead: true,
    outcomes: { shape: 'ok' },
    wrongShape: { '14': { data: [{ id: 'bad' }, game] } },
  },
  {
    line: 'GET /api/pool/user/all',
    call: (api) => api.userPools(),
    good: { json: {} },
    isRead: true,
    outcomes: { shape: 'ok' },
    wrongShape: [],
  },
  {
    line: 'POST /api/pool/user',
    call: (api) => api.sendPool([{ gameId: '7', homeScore: 2, awayScore: 1 }]),
    good: { json: { message: 'Pool saved', pool: [] } },
    isRead: false,
    outcomes: UNUSED_ANSWER,
    refusal: ['No bet time', 'pool-game-not-available'],
  },
  {
    line: 'POST /api/trivia/answer',
    call: (api) => api.answerTrivia({ questionId: '3', answer: 'Toluca' }),
    good: { json: { is_correct: '1' } },
    isRead: false,
    outcomes: { null: 'unprevented' },
    refusal: ['This User already answer this question', 'question-answered'],
  },
  {
    line: 'POST /api/user/verify',
    call: (api) => api.verify({ email, code: '123456' }),
    good: { json: { message: 'Email verified' } },
    isRead: false,
    outcomes: { ...UNUSED_ANSWER, ...UNVERIFIED },
    refusal: ['Invalid verification code', 'code-invalid'],
  },
  {
    line: 'POST /api/user/verify/resend',
    call: (api) => api.resendCode(email),
    good: { json: { message: 'Verification code sent' } },
    isRead: false,
    outcomes: { ...UNUSED_ANSWER, ...UNVERIFIED },
    refusal: ['User already verified', 'already-verified'],
  },
  {
    line: 'POST /api/auth/forgot-password',
    call: (api) => api.forgotPassword(email),
    good: { json: { message: 'We have emailed your password reset link.' } },
    isRead: false,
    outcomes: { ...UNUSED_ANSWER, ...UNVERIFIED },
    refusal: ['The selected email is invalid.', 'email-not-found'],
  },
  {
    line: 'POST /api/auth/change-password',
    call: (api) => api.changePassword({ email, token: 't', password: 'p', confirmation: 'p' }),
    good: { json: { message: 'Your password has been reset.' } },
    isRead: false,
    outcomes: { ...UNUSED_ANSWER, ...UNVERIFIED },
    refusal: ['This password reset token is invalid.', 'link-expired'],
  },
];

function requestsOf(row: Row, fault: Fault): number {
  if (fault === 'offline') return 0;
  if (fault === '419 once' || fault === '419 always') return 2;
  const lost = ['reset', 'cut'];
  return row.isRead && lost.includes(String(fault)) ? 3 : 1;
}

function outcomeOf(row: Row, fault: Fault): string {
  const isRefusal = fault === '422' || fault === '422 and more';
  return (isRefusal ? row.refusal?.[1] : undefined) ?? row.outcomes?.[fault] ?? GENERAL[fault] ?? '';
}

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
  browser = openBrowser(server, { deadlines: browserRuntime.deadlines });
  browser.jar.set('XSRF-TOKEN', 'there');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function passDeadline(line: string, fault: Fault, ms: number): Promise<void> {
  const isThere = () =>
    server.lines().includes(line) && (fault === 'hang' || browser.serverTimes.length === server.heard.length);
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ms);
}

async function play(call: () => Promise<unknown>, line: string, fault: Fault, ms: number): Promise<unknown> {
  if (fault !== 'hang' && fault !== 'stall') return call();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = call();
  await Promise.all([running.catch(() => {}), passDeadline(line, fault, ms)]);
  return running;
}

// `GET /api/user` has its own tests in `http/start.test.ts`, because the client retries it until its
// deadline.
describe.each(ROWS)('$line', (row) => {
  // `http/classify.test.ts` covers the status 403 of a password change.
  const faults = Object.keys(FAULTS).filter((fault) => !(row.line.includes('change') && fault === '403'));

  test.each(faults)(
    'an API call has the expected outcome and number of requests after the fault “%s”',
    async (fault) => {
      server.answer(row.line, ...(FAULTS[fault]?.(row.good, row) ?? []));
      const isFresh = /login|register/.test(row.line);
      if (fault === 'offline') browser.goOffline();

      const { read, write } = browserRuntime.deadlines;
      const call = play(() => row.call(browser.api), row.line, fault, row.isRead ? read : write);
      const outcome = outcomeOf(row, fault);
      if (outcome === 'ok') await call;
      else expect((await getRefusal(call)).kind).toBe(outcome);

      expect(server.lines().filter((line) => line === row.line)).toHaveLength(requestsOf(row, fault));
      expect(browser.sessionsEnded()).toBe(outcome === 'unauthenticated' ? 1 : 0);
      const csrfCalls = Number(isFresh && fault !== 'offline') + Number(fault.startsWith('419'));
      expect(server.lines().filter((line) => line.includes('csrf'))).toHaveLength(csrfCalls);
    },
  );
});

describe('GET /sanctum/csrf-cookie before a log-in', () => {
  const cases: [Fault, string][] = [
    ['offline', 'network'],
    ['reset', 'network'],
    ['hang', 'network'],
    ['cut', 'network'],
    ['stall', 'network'],
    ['html', 'ok'],
    ['empty', 'ok'],
    ['shape', 'ok'],
    ['401', 'unauthenticated'],
    ['419 once', 'ok'],
    ['419 always', 'connection'],
    ['404', 'connection'],
    ['403', 'unprevented'],
    ['429', 'unprevented'],
    ['500', 'unprevented'],
    ['null', 'account-eliminated'],
    ['503', 'unprevented'],
  ];
  const login = ROWS[0]!;

  test.each(cases)(
    'a log-in has the expected outcome when the CSRF cookie request has the fault “%s”',
    async (fault, outcome) => {
      const line = 'GET /sanctum/csrf-cookie';
      server.answer(line, ...(FAULTS[fault]?.({ json: {} }, login) ?? []));
      server.answer(login.line, login.good);
      if (fault === 'offline') browser.goOffline();
      const call = play(() => login.call(browser.api), line, fault, browserRuntime.deadlines.read);
      if (outcome === 'ok') await call;
      else expect(await getRefusal(call)).toMatchObject({ kind: outcome, outcomeUnknown: false });
      expect(server.lines().filter((heard) => heard === login.line)).toHaveLength(outcome === 'ok' ? 1 : 0);
      expect(browser.sessionsEnded()).toBe(outcome === 'unauthenticated' ? 1 : 0);
      server.answer(line);
    },
  );
});
