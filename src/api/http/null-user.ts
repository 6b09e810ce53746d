import type { Endpoint } from '../messages.ts';

const NULL_USER = /null user/i;
const NULL = /\bon null|of non-object/i;
const WANTED = /(?:property|member function) ["']?(\w+)/i;

/**
 * Properties and methods of the server's user. A PHP error about null that names one of them means that the
 * user is null. Except for `id` and `name`, games, teams and weeks have no member with such a name. `state`
 * and `created_at` of the user are left out, because a postal code and a prediction have them too.
 */
const USER_MEMBERS: ReadonlySet<string> = new Set([
  'id',
  'email',
  'nickname',
  'name',
  'last_name',
  'phone',
  'birthdate',
  'password',
  'email_verified_at',
  'accepts_marketing',
  'pools',
  'stats',
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

/**
 * Whether a message means that the account is deleted: it says “null user”, or it is a PHP error about null,
 * either in a call about the user's account (`ABOUT_THE_USER`) or about a member of the user in any call except
 * the registration.
 */
export function saysNullUser(messages: readonly string[], endpoint: Endpoint): boolean {
  return messages.some((text) => {
    if (NULL_USER.test(text)) return true;
    // A registration has no user yet, so something else is null.
    if (!NULL.test(text) || endpoint === 'register') return false;
    return ABOUT_THE_USER.has(endpoint) || USER_MEMBERS.has(WANTED.exec(text)?.[1] ?? '');
  });
}
