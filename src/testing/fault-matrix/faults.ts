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

interface FaultEntry {
  name: string;
  description: string;
  getReplies(bodies: FaultBodies): FaultReply[];
  /** True if the device is offline: then every call fails, not only the call under test. */
  isOffline?: boolean;
  /** True if the server carries out the request although its answer is lost or differs from the contract. */
  isDone?: boolean;
  isRefusal?: boolean;
  needsText?: boolean;
}

const message = (status: number, text: string, more: object = {}) => ({
  status,
  json: { message: text, ...more },
});
const HTML = '<!doctype html><title>Hola</title>';
const MISMATCH = message(419, 'CSRF token mismatch.');

const RETRY_AFTER = 60;

const GENERAL_FAULTS = [
  {
    name: 'offline',
    description: 'no request leaves the device',
    getReplies: () => [],
    isOffline: true,
  },
  {
    name: 'lost',
    description: 'the connection is cut after the server has executed the request',
    getReplies: () => [{ breaks: 'lost' }],
    isDone: true,
  },
  {
    name: 'hang',
    description: 'no headers until the deadline',
    getReplies: () => [{ breaks: 'hang' }],
  },
  {
    name: 'stall',
    description: 'headers, half a body, then nothing until the deadline',
    getReplies: ({ good }) => [{ json: good, breaks: 'stall' }],
    isDone: true,
  },
  {
    name: 'cut',
    description: 'headers and half a body, then the connection is cut',
    getReplies: ({ good }) => [{ json: good, breaks: 'cut' }],
    isDone: true,
  },
  {
    name: 'html',
    description: '200 with a web page',
    getReplies: () => [{ text: HTML }],
    isDone: true,
  },
  {
    name: 'empty',
    description: '204 without a body',
    getReplies: () => [{ status: 204 }],
    isDone: true,
  },
  {
    name: 'shape',
    description: '200 with JSON of another shape',
    getReplies: ({ wrongShape }) => [{ json: wrongShape }],
    isDone: true,
  },
  {
    name: '401',
    description: '`Unauthenticated.`',
    getReplies: () => [message(401, 'Unauthenticated.')],
  },
  {
    name: '401 as 404',
    description: '`Unauthenticated.` with status 404; the text decides',
    getReplies: () => [message(404, 'Unauthenticated.')],
  },
  {
    name: '419 once',
    description: 'one CSRF mismatch, then a good answer',
    getReplies: () => [MISMATCH, 'good'],
  },
  {
    name: '419 always',
    description: 'a CSRF mismatch each time',
    getReplies: () => [MISMATCH],
  },
  {
    name: '404',
    description: '404',
    getReplies: () => [message(404, 'Not Found')],
  },
  {
    name: '403',
    description: 'an e-mail address that is not verified',
    getReplies: () => [message(403, 'Your email address is not verified.')],
  },
  {
    name: '422',
    description: 'a refusal with a known text',
    getReplies: ({ text }) => [message(422, text)],
    isRefusal: true,
  },
  {
    name: '422 and more',
    description: 'the same with “(and 1 more error)”',
    getReplies: ({ text }) => [message(422, `${text} (and 1 more error)`)],
    isRefusal: true,
  },
  {
    name: '422 as 404',
    description: 'the same with status 404; the text decides',
    getReplies: ({ text }) => [message(404, text)],
    isRefusal: true,
    needsText: true,
  },
  {
    name: '429',
    description: 'too many requests, with `Retry-After`',
    getReplies: () => [
      { ...message(429, 'Too Many Attempts.'), headers: { 'Retry-After': String(RETRY_AFTER) } },
    ],
  },
  {
    name: '500',
    description: 'a server error',
    getReplies: () => [message(500, 'Server Error')],
  },
  {
    name: 'null user',
    description: 'PHP’s error about a property of a deleted user',
    getReplies: () => [message(500, 'Attempt to read property "email" on null')],
  },
  {
    name: '503',
    description: 'maintenance',
    getReplies: () => [message(503, 'Service Unavailable')],
  },
] as const satisfies readonly FaultEntry[];

/** Answers of a Laravel with its default settings, and of PHP with its warnings and errors (decision 016). */
const LARAVEL_FAULTS = [
  {
    name: 'wrapped',
    description: 'a good answer inside `data`, as `JsonResource` sends it',
    getReplies: ({ good }) => [{ json: { data: good } }],
    isDone: true,
  },
  {
    name: 'warning',
    description: '200 with a PHP warning before the JSON',
    getReplies: ({ good }) => [
      { text: `Warning: Undefined variable $x in Pool.php\n${JSON.stringify(good)}` },
    ],
    isDone: true,
  },
  {
    name: '422 fields',
    description: 'Laravel 8: `The given data was invalid.`, and the known text in `errors`',
    getReplies: ({ text }) => [message(422, 'The given data was invalid.', { errors: { field: [text] } })],
    isRefusal: true,
  },
  {
    name: '422 rule',
    description: 'a password that breaks a rule which only the server has',
    getReplies: () => [
      message(422, 'The given data was invalid.', {
        errors: { password: ['The password must contain at least one uppercase and one lowercase letter.'] },
      }),
    ],
  },
  {
    name: '422 throttle',
    description: 'Breeze’s log-in throttle, a 422 without `Retry-After`',
    getReplies: () => [message(422, 'Too many login attempts. Please try again in 55 seconds.')],
  },
  {
    name: 'debug',
    description: 'debug mode: an error about a null that is not the user, with its trace',
    getReplies: () => [
      message(500, 'Attempt to read property "number" on null', { exception: 'ErrorException', trace: [{}] }),
    ],
  },
  {
    name: 'maintenance page',
    description: '503 with a web page (`php artisan down --render`)',
    getReplies: () => [{ status: 503, text: HTML }],
  },
  {
    name: 'redirect',
    description: 'one redirect to a web page (`guest` middleware, `php artisan down --redirect`)',
    getReplies: () => [{ breaks: 'redirect' }, 'good'],
  },
] as const satisfies readonly FaultEntry[];

export type FaultName = (typeof GENERAL_FAULTS | typeof LARAVEL_FAULTS)[number]['name'];

export interface MatrixFault extends FaultEntry {
  name: FaultName;
}

export const FAULTS: Readonly<Record<'general' | 'laravel', readonly MatrixFault[]>> = {
  general: GENERAL_FAULTS,
  laravel: LARAVEL_FAULTS,
};
