import { EMAIL } from './back-end.ts';
import type { MatrixCell } from './row.ts';

export interface Reply {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /**
   * `lost`: the connection fails before the headers. `hang`: the headers never come. `stall`: half of the
   * body comes, and the rest never comes. `cut`: the connection fails after half of the body. `redirect`: the
   * server redirects to a web page.
   */
  breaks?: 'lost' | 'hang' | 'stall' | 'cut' | 'redirect';
}

export type FaultReply = Reply | 'good';

export interface FaultBodies {
  good: unknown;
  wrongShape: unknown;
  text: string;
}

const message = (status: number, text: string, more: object = {}) => ({
  status,
  json: { message: text, ...more },
});
const HTML = '<!doctype html><title>Hola</title>';
const MISMATCH = message(419, 'CSRF token mismatch.');

interface FaultOptions {
  /** The outcome of a call whose row says nothing else. Default: `unpreventedError`. */
  cell?: MatrixCell;
  /** True if the device is offline: then every call fails, not only the call under test. */
  isOffline?: boolean;
  /** True if the server carries out the request although its answer is lost or differs from the contract. */
  isDone?: boolean;
  isRefusal?: boolean;
  needsText?: boolean;
}

type FaultRow = readonly [
  name: string,
  getReplies: (bodies: FaultBodies) => readonly FaultReply[],
  options?: FaultOptions,
];

const DONE = { isDone: true };
const REFUSAL = { isRefusal: true };
const UNCONFIRMED = { dialog: 'verifyAccountError', toConfirm: EMAIL } as const;

const GENERAL_FAULTS = [
  ['offline', () => [], { cell: 'networkError', isOffline: true }],
  ['lost', () => [{ breaks: 'lost' }], { cell: 'networkError', ...DONE }],
  ['hang', () => [{ breaks: 'hang' }], { cell: 'networkError' }],
  ['stall', ({ good }) => [{ json: good, breaks: 'stall' }], { cell: 'networkError', ...DONE }],
  ['cut', ({ good }) => [{ json: good, breaks: 'cut' }], { cell: 'networkError', ...DONE }],
  ['html', () => [{ text: HTML }], DONE],
  ['empty', () => [{ status: 204 }], DONE],
  ['shape', ({ wrongShape }) => [{ json: wrongShape }], DONE],
  ['401', () => [message(401, 'Unauthenticated.')], { cell: 'expiredSession' }],
  // The text decides, not the status.
  ['401 as 404', () => [message(404, 'Unauthenticated.')], { cell: 'expiredSession' }],
  ['419 once', () => [MISMATCH, 'good'], { cell: 'success' }],
  ['419 always', () => [MISMATCH], { cell: 'connectionError' }],
  ['404', () => [message(404, 'Not Found')], { cell: 'connectionError' }],
  ['403', () => [message(403, 'Your email address is not verified.')], { cell: UNCONFIRMED }],
  ['422', ({ text }) => [message(422, text)], REFUSAL],
  ['422 and more', ({ text }) => [message(422, `${text} (and 1 more error)`)], REFUSAL],
  [
    '422 as 404',
    ({ text }) => [message(404, text)],
    { cell: 'connectionError', ...REFUSAL, needsText: true },
  ],
  ['429', () => [{ ...message(429, 'Too Many Attempts.'), headers: { 'Retry-After': '60' } }]],
  ['500', () => [message(500, 'Server Error')]],
  // PHP’s error about a property of a deleted user.
  [
    'null user',
    () => [message(500, 'Attempt to read property "email" on null')],
    { cell: 'accountEliminated' },
  ],
  ['503', () => [message(503, 'Service Unavailable')]],
] as const satisfies readonly FaultRow[];

/** Answers of a Laravel with its default settings, and of PHP with its warnings and errors (decision 016). */
const LARAVEL_FAULTS = [
  // As `JsonResource` sends it.
  ['wrapped', ({ good }) => [{ json: { data: good } }], { cell: 'success', ...DONE }],
  [
    'warning',
    ({ good }) => [{ text: `Warning: Undefined variable $x in Pool.php\n${JSON.stringify(good)}` }],
    DONE,
  ],
  // Laravel 8 has the known text in `errors` alone.
  [
    '422 fields',
    ({ text }) => [message(422, 'The given data was invalid.', { errors: { field: [text] } })],
    REFUSAL,
  ],
  // A password that breaks a rule which only the server has.
  [
    '422 rule',
    () => [
      message(422, 'The given data was invalid.', {
        errors: { password: ['The password must contain at least one uppercase and one lowercase letter.'] },
      }),
    ],
  ],
  // Breeze’s log-in throttle has no `Retry-After`.
  ['422 throttle', () => [message(422, 'Too many login attempts. Please try again in 55 seconds.')]],
  // Debug mode: an error about a null that is not the user, with its trace.
  [
    'debug',
    () => [
      message(500, 'Attempt to read property "number" on null', { exception: 'ErrorException', trace: [{}] }),
    ],
  ],
  // `firstOrFail` after the account was soft-deleted
  [
    'missing user',
    () => [message(404, 'No query results for model [App\\Models\\User].')],
    { cell: 'accountEliminated' },
  ],
  // A firewall or a CDN in front of the API
  ['firewall page', () => [{ status: 403, text: HTML }]],
  // `php artisan down --render`
  ['maintenance page', () => [{ status: 503, text: HTML }]],
  // The `guest` middleware, `php artisan down --redirect`
  ['redirect', () => [{ breaks: 'redirect' }, 'good']],
] as const satisfies readonly FaultRow[];

export type FaultName = (typeof GENERAL_FAULTS | typeof LARAVEL_FAULTS)[number][0];

const toFault = ([name, getReplies, options]: FaultRow) => ({
  name: name as FaultName,
  getReplies,
  ...options,
});
export type MatrixFault = ReturnType<typeof toFault>;

export const FAULTS = [...GENERAL_FAULTS, ...LARAVEL_FAULTS].map(toFault);
