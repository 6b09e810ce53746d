import type { Api } from '../api.ts';
import { REGISTRATION } from './calls.ts';
import type { Reply } from './server.ts';

const message = (status: number, text: string, errors?: object): Reply => ({
  status,
  json: { message: text, errors },
});
const HTML = { text: '<!doctype html><h1>Hola</h1>' };
const MISMATCH = message(419, 'CSRF token mismatch.');

export const FAULTS: Record<string, (good: Reply, row: EndpointRow) => Reply[]> = {
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
export type WireFault = keyof typeof FAULTS;

export interface EndpointRow {
  line: string;
  call(api: Api): Promise<unknown>;
  good: Reply;
  isRead: boolean;
  outcomes?: Record<WireFault, string>;
  wrongShape?: unknown;
  refusal?: [message: string, kind: string];
}

const GENERAL: Record<WireFault, string> = {
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
  403: 'email-not-verified',
  422: 'unprevented',
  '422 and more': 'unprevented',
  429: 'unprevented',
  500: 'unprevented',
  null: 'account-eliminated',
  503: 'unprevented',
};
const UNUSED_ANSWER = { empty: 'ok', shape: 'ok' };

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

export const ROWS: EndpointRow[] = [
  {
    line: 'POST /api/auth/login',
    call: (api) => api.login({ email, password: 'x' }),
    good: { json: { access_token: '2|abc' } },
    isRead: false,
    refusal: ['Invalid Credentials', 'password-invalid'],
  },
  {
    line: 'POST /api/user/register',
    call: (api) => api.register(REGISTRATION),
    good: { status: 201, json: { email } },
    isRead: false,
    outcomes: { null: 'unprevented' },
    refusal: ['The email has already been taken.', 'email-exists'],
  },
  {
    line: 'GET /api/auth/logout',
    call: (api) => api.logout(),
    good: { status: 200, json: {} },
    isRead: false,
    // A log-out counts as done when the response arrives and only its body is lost, or when the session had
    // already ended (401).
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
    outcomes: UNUSED_ANSWER,
    refusal: ['Invalid verification code', 'code-invalid'],
  },
  {
    line: 'POST /api/user/verify/resend',
    call: (api) => api.resendCode(email),
    good: { json: { message: 'Verification code sent' } },
    isRead: false,
    outcomes: UNUSED_ANSWER,
    refusal: ['User already verified', 'already-verified'],
  },
  {
    line: 'POST /api/auth/forgot-password',
    call: (api) => api.forgotPassword(email),
    good: { json: { message: 'We have emailed your password reset link.' } },
    isRead: false,
    outcomes: UNUSED_ANSWER,
    refusal: ['The selected email is invalid.', 'email-not-found'],
  },
  {
    line: 'POST /api/auth/change-password',
    call: (api) => api.changePassword({ email, token: 't', password: 'p', confirmation: 'p' }),
    good: { json: { message: 'Your password has been reset.' } },
    isRead: false,
    outcomes: UNUSED_ANSWER,
    refusal: ['This password reset token is invalid.', 'link-expired'],
  },
];

export function countRequests(row: EndpointRow, fault: WireFault): number {
  if (fault === 'offline') return 0;
  if (fault === '419 once' || fault === '419 always') return 2;
  const lost = ['reset', 'cut'];
  return row.isRead && lost.includes(String(fault)) ? 3 : 1;
}

export function getOutcome(row: EndpointRow, fault: WireFault): string {
  const isRefusal = fault === '422' || fault === '422 and more';
  return (isRefusal ? row.refusal?.[1] : undefined) ?? row.outcomes?.[fault] ?? GENERAL[fault] ?? '';
}
