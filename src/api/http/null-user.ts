/** PHP's null-property error texts. They mean a deleted account when they name a property of the user. */
import type { Endpoint } from '../messages.ts';

const NULL_USER = /null user/i;
const NULL = /\bon null|of non-object/i;
/** The property or method that was wanted, as PHP 7 and 8 name it. */
const WANTED = /(?:property|member function) ["']?(\w+)/i;

/** What only a user has. Names that a game or a week has too (`state`, `created_at`) prove nothing. */
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

/** Calls that are about one account: whatever was null there, it was the account. */
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

/** Whether one of the messages of a server error says that the account is gone. */
export function saysNullUser(messages: readonly string[], endpoint: Endpoint): boolean {
  return messages.some((text) => {
    if (NULL_USER.test(text)) return true;
    if (!NULL.test(text)) return false;
    return ABOUT_THE_USER.has(endpoint) || USER_MEMBERS.has(WANTED.exec(text)?.[1] ?? '');
  });
}
