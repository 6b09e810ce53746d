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

const DONE = { isDone: true };

interface FaultFlags {
  /** True if the device is offline: then every call fails, not only the call under test. */
  isOffline?: boolean;
  /** True if the server carries out the request although its answer is lost or differs from the contract. */
  isDone?: boolean;
  isRefusal?: boolean;
  needsText?: boolean;
}

type FaultRow = readonly [
  name: string,
  description: string,
  getReplies: (bodies: FaultBodies) => readonly FaultReply[],
  flags?: FaultFlags,
];

const GENERAL_FAULTS = [
  ['offline', 'no request leaves the device', () => [], { isOffline: true }],
  [
    'lost',
    'the connection is cut after the server has executed the request',
    () => [{ breaks: 'lost' }],
    DONE,
  ],
  ['hang', 'no headers until the deadline', () => [{ breaks: 'hang' }]],
  [
    'stall',
    'headers, half a body, then nothing until the deadline',
    ({ good }) => [{ json: good, breaks: 'stall' }],
    DONE,
  ],
  [
    'cut',
    'headers and half a body, then the connection is cut',
    ({ good }) => [{ json: good, breaks: 'cut' }],
    DONE,
  ],
  ['html', '200 with a web page', () => [{ text: HTML }], DONE],
  ['empty', '204 without a body', () => [{ status: 204 }], DONE],
  ['shape', '200 with JSON of another shape', ({ wrongShape }) => [{ json: wrongShape }], DONE],
  ['401', '`Unauthenticated.`', () => [message(401, 'Unauthenticated.')]],
  [
    '401 as 404',
    '`Unauthenticated.` with status 404; the text decides',
    () => [message(404, 'Unauthenticated.')],
  ],
  ['419 once', 'one CSRF mismatch, then a good answer', () => [MISMATCH, 'good']],
  ['419 always', 'a CSRF mismatch each time', () => [MISMATCH]],
  ['404', '404', () => [message(404, 'Not Found')]],
  [
    '403',
    'an e-mail address that is not verified',
    () => [message(403, 'Your email address is not verified.')],
  ],
  ['422', 'a refusal with a known text', ({ text }) => [message(422, text)], { isRefusal: true }],
  [
    '422 and more',
    'the same with “(and 1 more error)”',
    ({ text }) => [message(422, `${text} (and 1 more error)`)],
    { isRefusal: true },
  ],
  [
    '422 as 404',
    'the same with status 404; the text decides',
    ({ text }) => [message(404, text)],
    { isRefusal: true, needsText: true },
  ],
  [
    '429',
    'too many requests, with `Retry-After`',
    () => [{ ...message(429, 'Too Many Attempts.'), headers: { 'Retry-After': '60' } }],
  ],
  ['500', 'a server error', () => [message(500, 'Server Error')]],
  [
    'null user',
    'PHP’s error about a property of a deleted user',
    () => [message(500, 'Attempt to read property "email" on null')],
  ],
  ['503', 'maintenance', () => [message(503, 'Service Unavailable')]],
] as const satisfies readonly FaultRow[];

/** Answers of a Laravel with its default settings, and of PHP with its warnings and errors (decision 016). */
const LARAVEL_FAULTS = [
  [
    'wrapped',
    'a good answer inside `data`, as `JsonResource` sends it',
    ({ good }) => [{ json: { data: good } }],
    DONE,
  ],
  [
    'warning',
    '200 with a PHP warning before the JSON',
    ({ good }) => [{ text: `Warning: Undefined variable $x in Pool.php\n${JSON.stringify(good)}` }],
    DONE,
  ],
  [
    '422 fields',
    'Laravel 8: `The given data was invalid.`, and the known text in `errors`',
    ({ text }) => [message(422, 'The given data was invalid.', { errors: { field: [text] } })],
    { isRefusal: true },
  ],
  [
    '422 rule',
    'a password that breaks a rule which only the server has',
    () => [
      message(422, 'The given data was invalid.', {
        errors: { password: ['The password must contain at least one uppercase and one lowercase letter.'] },
      }),
    ],
  ],
  [
    '422 throttle',
    'Breeze’s log-in throttle, a 422 without `Retry-After`',
    () => [message(422, 'Too many login attempts. Please try again in 55 seconds.')],
  ],
  [
    'debug',
    'debug mode: an error about a null that is not the user, with its trace',
    () => [
      message(500, 'Attempt to read property "number" on null', { exception: 'ErrorException', trace: [{}] }),
    ],
  ],
  [
    'maintenance page',
    '503 with a web page (`php artisan down --render`)',
    () => [{ status: 503, text: HTML }],
  ],
  [
    'redirect',
    'one redirect to a web page (`guest` middleware, `php artisan down --redirect`)',
    () => [{ breaks: 'redirect' }, 'good'],
  ],
] as const satisfies readonly FaultRow[];

export type FaultName = (typeof GENERAL_FAULTS | typeof LARAVEL_FAULTS)[number][0];

const toFault = ([name, description, getReplies, flags]: FaultRow) => ({
  name: name as FaultName,
  description,
  getReplies,
  ...flags,
});
export type MatrixFault = ReturnType<typeof toFault>;

export const FAULTS = { general: GENERAL_FAULTS.map(toFault), laravel: LARAVEL_FAULTS.map(toFault) };
