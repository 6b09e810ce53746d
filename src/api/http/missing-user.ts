import type { Endpoint } from '../contract/schemas.ts';

/**
 * The message of Laravel's `firstOrFail` and `findOrFail` for the model `User`. A soft-deleted account passes the rule
 * `exists` of the log-in, but these don't find it.
 */
const MISSING_USER = /^No query results for model \[(?:\w+\\)*User\]/;

const NULL_USER = /null user/i;
const NULL = /\bon null|of non-object/i;
const MEMBER = /(?:property|member function) ["']?(\w+)/i;

/**
 * Properties and methods that only the server's user has. A PHP error about null that names one of them means that the
 * user is null. `id`, `name`, `pools`, `stats`, `state` and `created_at` are left out, because a game, a team, a week,
 * a postal code or a prediction may have them too.
 */
const USER_MEMBERS: ReadonlySet<string> = new Set([
  'email',
  'nickname',
  'last_name',
  'phone',
  'birthdate',
  'password',
  'email_verified_at',
  'accepts_marketing',
  'token',
  'tokens',
  'access_token',
  'remember_token',
  'createToken',
  'currentAccessToken',
  'hasVerifiedEmail',
]);

const ABOUT_THE_USER: ReadonlySet<Endpoint> = new Set([
  'user',
  'delete',
  'logout',
  'login',
  'verify',
  'resend',
  'forgot',
  'change',
]);

/** Whether an error says that the account is deleted: the server's user is missing or null. */
export function saysMissingUser(status: number, messages: readonly string[], endpoint: Endpoint): boolean {
  // The answer to a registration speaks of no account that is deleted, because it has none yet.
  if (status === 404) return endpoint !== 'register' && messages.some((text) => MISSING_USER.test(text));
  return status >= 500 && saysNullUser(messages, endpoint);
}

/**
 * Whether a message says “null user”, or is a PHP error about null, either in a call about the user's account
 * (`ABOUT_THE_USER`) or about a member of the user.
 */
function saysNullUser(messages: readonly string[], endpoint: Endpoint): boolean {
  return messages.some((text) => {
    if (NULL_USER.test(text)) return true;
    if (!NULL.test(text) || endpoint === 'register') return false;
    return ABOUT_THE_USER.has(endpoint) || USER_MEMBERS.has(MEMBER.exec(text)?.[1] ?? '');
  });
}
