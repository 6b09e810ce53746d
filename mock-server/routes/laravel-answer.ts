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

export function toLaravelAnswer(endpoint: Endpoint, answer: Answer): Answer {
  if (answer instanceof Refusal) return toLaravelRefusal(endpoint, answer);
  if (answer.body === undefined) return answer;
  const body = castDates(answer.body);
  const { isResource }: EndpointEntry = ENDPOINTS[endpoint];
  return { ...answer, body: isResource ? { data: body } : body };
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
 * The fields that come first in Laravel's `rules()` for an account, in the order of its migration. The form has another
 * order.
 */
const RULE_ORDER = ['email', 'password', 'nickname', 'name', 'last_name', 'birthdate'];

function toLaravelRefusal(endpoint: Endpoint, refusal: Refusal): Refusal {
  const breezeReason = refusal.reason && BREEZE[endpoint]?.[refusal.reason];
  const { reason, body } = breezeReason ? refuse(breezeReason) : refusal;
  // Laravel deletes the tokens of a deleted account, so the call is refused as one with an unknown token.
  if (reason === 'deletedAccount') return refuse('unauthenticated');
  const { errors } = body;
  if (!errors) return refusal;
  // A key that is repeated in an object literal keeps its first place, so the fields of `RULE_ORDER` stay first.
  const first = RULE_ORDER.filter((field) => field in errors).map((field) => [field, errors[field]]);
  const { status, message } = REFUSALS.invalidData;
  return new Refusal(reason, status, message, { ...Object.fromEntries(first), ...errors });
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:]{8}-06:00$/;

function castDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(castDates);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, castDates(inner)]));
  }
  if (typeof value !== 'string') return value;
  if (DATE.test(value)) return `${value}T00:00:00.000000Z`;
  return INSTANT.test(value) ? new Date(value).toISOString().replace('Z', '000Z') : value;
}
