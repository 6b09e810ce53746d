/**
 * Changes responses to those of Laravel's defaults and Breeze's controllers, for the setting “Laravel de fábrica”:
 * date casts, the wrapper of `JsonResource`, and the errors of Laravel 8's validation. Verified against Laravel 8.83.
 */
import {
  ENDPOINTS,
  type Endpoint,
  type EndpointEntry,
  REFUSALS,
  type RefusalName,
} from '../catalogue/catalogue.ts';
import { Refusal, refuse } from '../catalogue/refusal.ts';

export interface Answer {
  status: number;
  body?: unknown;
  headers: Record<string, string>;
}

const BREEZE: Partial<Record<Endpoint, Partial<Record<RefusalName, RefusalName>>>> = {
  'POST /api/auth/login': {
    unknownEmail: 'wrongCredentials',
    wrongPassword: 'wrongCredentials',
    deletedAccount: 'wrongCredentials',
  },
  'POST /api/auth/forgot-password': { unknownEmail: 'userNotFound' },
};

/**
 * Columns of the account that come first in Laravel's `rules()`, in the order of its migration. The form has another
 * order.
 */
const RULE_ORDER = ['email', 'password', 'nickname', 'name', 'last_name', 'birthdate'];

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:]{8}-06:00$/;

function cast(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cast);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cast(inner)]));
  }
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return `${value}T00:00:00.000000Z`;
  return INSTANT.test(value) ? new Date(value).toISOString().replace('Z', '000Z') : value;
}

function asLaravelRefusal(endpoint: Endpoint, refusal: Refusal): Refusal {
  const worded = refusal.reason && BREEZE[endpoint]?.[refusal.reason];
  const { reason, body } = worded ? refuse(worded) : refusal;
  // Laravel deletes the tokens of a deleted account, so the call is refused as one with an unknown token.
  if (reason === 'deletedAccount') return refuse('unauthenticated');
  const { errors } = body;
  if (!errors) return refusal;
  // An object keeps the place of a key that comes again, so the fields of the rules stay first.
  const first = RULE_ORDER.filter((field) => field in errors).map((field) => [field, errors[field]]);
  const { status, message } = REFUSALS.invalidData;
  return new Refusal(reason, status, message, { ...Object.fromEntries(first), ...errors });
}

export function asLaravel(endpoint: Endpoint, answer: Answer): Answer {
  if (answer instanceof Refusal) return asLaravelRefusal(endpoint, answer);
  if (answer.body === undefined) return answer;
  const body = cast(answer.body);
  const { isResource }: EndpointEntry = ENDPOINTS[endpoint];
  return { ...answer, body: isResource ? { data: body } : body };
}
