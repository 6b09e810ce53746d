/**
 * What Laravel's defaults and Breeze's controllers make of this server's answers, while “Laravel de fábrica” is on:
 * casts of dates, `JsonResource`'s wrapper, and validation as Laravel 8 writes it. Measured against Laravel 8.83.
 */
import { invalid, Refusal } from '../catalogue/refusal.ts';

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const CREDENTIALS = 'These credentials do not match our records.';
const UNKNOWN_USER = "We can't find a user with that email address.";
/** What PHP says here when the account behind a token is gone. */
const NULL_USER = 'Attempt to read property "email" on null';

/** Refusals that Breeze's own controllers word differently, all of them on the e-mail. */
const BREEZE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /api/auth/login': {
    'The selected email is invalid.': CREDENTIALS,
    'Invalid Credentials': CREDENTIALS,
    [NULL_USER]: CREDENTIALS,
  },
  'POST /api/auth/forgot-password': { 'The selected email is invalid.': UNKNOWN_USER },
};

/** The order of `rules()`: the account's columns first, as its migration has them. It is not the form's order. */
const RULES = ['email', 'password', 'nickname', 'name', 'last_name', 'birthdate'];

/** Answers that are a resource or a list of them. The rest say a message, or have a shape of their own. */
const WRAPPED: ReadonlySet<string> = new Set([
  'POST /api/auth/login',
  'POST /api/user/register',
  'GET /api/user',
  'GET /api/zipcode/:zipcode',
  'GET /api/weeks',
  'GET /api/week/current',
  'GET /api/pool/user/all',
  'POST /api/trivia/answer',
]);

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:]{8}-06:00$/;

/** Dates and instants as Eloquent's casts write them: in UTC, with six decimals. */
function cast(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cast);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cast(inner)]));
  }
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return `${value}T00:00:00.000000Z`;
  return INSTANT.test(value) ? new Date(value).toISOString().replace('Z', '000Z') : value;
}

/** An answer as Laravel writes it. */
export function asLaravel(endpoint: string, answer: Answer): Answer {
  if (answer.body === undefined) return answer;
  const body = cast(answer.body);
  return { ...answer, body: WRAPPED.has(endpoint) ? { data: body } : body };
}

function inRulesOrder(errors: Record<string, string[]>): Record<string, string[]> {
  const placeOf = (field: string) => (RULES.includes(field) ? RULES.indexOf(field) : RULES.length);
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** A refusal as Laravel writes it: validation names every failing field and sends no `Retry-After`. */
export function asLaravelRefusal(endpoint: string, refusal: Refusal): Refusal {
  const { message, errors } = refusal.body;
  const said = errors ? (Object.values(errors)[0]?.[0] ?? message) : message;
  const words = BREEZE[endpoint]?.[said];
  if (words !== undefined) return asLaravelRefusal('', invalid({ email: [words] }));
  // The tokens of a deleted row are deleted with it.
  if (message === NULL_USER) return new Refusal(401, 'Unauthenticated.');
  return errors ? new Refusal(422, 'The given data was invalid.', inRulesOrder(errors)) : refusal;
}
