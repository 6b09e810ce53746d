import * as v from 'valibot';
import { parseInstant } from '../domain/centre-time.ts';
import { isAccessToken } from '../domain/token.ts';
import type { User, ZipcodePlace } from '../domain/types.ts';
import type { Call, Credentials, Registration } from './api.ts';
import {
  loginResponseSchema,
  registerResponseSchema,
  statsSchema,
  userSchema,
  verifyResponseSchema,
  zipcodeSchema,
} from './contract/schemas.ts';
import { decodeNothing, getJson, getJsonOrNull, readOrNull, unwrapObject } from './decode.ts';
import { ApiError } from './error.ts';
import { withCamelKeys, withSnakeKeys } from './key-case.ts';

const tokenSchema = v.pipe(
  loginResponseSchema,
  v.check(({ access_token }) => isAccessToken(access_token)),
);

function toUser({ created_at, stats, ...wire }: v.InferOutput<typeof userSchema>): User {
  return {
    ...withCamelKeys(wire),
    createdAt: created_at ? parseInstant(created_at) : null,
    stats: withCamelKeys(stats ?? v.parse(statsSchema, {})),
  };
}

/**
 * This GET request changes state on the server, so the client never retries it. Only after a 419, which the
 * server sends before it does any work, the client sends the request once more.
 */
const logout = (): Call<void> => ({
  endpoint: 'logout',
  path: '/api/auth/logout',
  kind: 'write',
  decode: decodeNothing,
  // A log-out that fails counts as done when the server says `Unauthenticated.`, or when only the body of a success was
  // lost.
  recover(error) {
    const { kind, status } = error;
    const isBodyLost = kind === 'networkError' && status >= 200 && status < 300;
    if (kind !== 'unauthenticated' && !isBodyLost) throw error;
  },
});

export const accountCalls = {
  login: ({ email, password }: Credentials): Call<{ token: string }> => ({
    endpoint: 'login',
    path: '/api/auth/login',
    isForVisitors: true,
    body: { email, password },
    needsFreshCsrf: true,
    onRedirect: logout,
    decode: (body) => ({ token: v.parse(tokenSchema, unwrapObject(getJson(body))).access_token }),
  }),
  /** `email` is the one that the answer names, or null. The account exists, whatever the answer says. */
  register: (registration: Registration): Call<{ email: string | null }> => ({
    endpoint: 'register',
    path: '/api/user/register',
    isForVisitors: true,
    body: withSnakeKeys(registration),
    needsFreshCsrf: true,
    onRedirect: logout,
    decode(body) {
      const answer = readOrNull(registerResponseSchema, unwrapObject(getJsonOrNull(body)));
      return { email: answer?.email ?? null };
    },
  }),
  /**
   * `token` is null when the response has no valid access token: the e-mail is confirmed, but the player is
   * not logged in.
   */
  verify: ({ email, code }: { email: string; code: string }): Call<{ token: string | null }> => ({
    endpoint: 'verify',
    path: '/api/user/verify',
    isForVisitors: true,
    body: { email, otp: code },
    decode(body) {
      const answer = readOrNull(verifyResponseSchema, unwrapObject(getJsonOrNull(body)));
      return { token: isAccessToken(answer?.access_token) ? answer.access_token : null };
    },
  }),
  resendCode: (email: string): Call<void> => ({
    endpoint: 'resend',
    path: '/api/user/verify/resend',
    isForVisitors: true,
    body: { email },
    decode: decodeNothing,
  }),
  forgotPassword: (email: string): Call<void> => ({
    endpoint: 'forgot',
    path: '/api/auth/forgot-password',
    isForVisitors: true,
    body: { email },
    onRedirect: logout,
    decode: decodeNothing,
  }),
  changePassword: ({
    confirmation,
    ...rest
  }: Record<'email' | 'token' | 'password' | 'confirmation', string>): Call<void> => ({
    endpoint: 'change',
    path: '/api/auth/change-password',
    isForVisitors: true,
    body: { ...rest, password_confirmation: confirmation },
    onRedirect: logout,
    decode: decodeNothing,
  }),
  logout,
  user: (): Call<User> => ({
    endpoint: 'user',
    path: '/api/user',
    kind: 'session-start',
    decode: (body) => toUser(v.parse(userSchema, unwrapObject(getJson(body)))),
  }),
  deleteAccount: (): Call<void> => ({
    endpoint: 'delete',
    path: '/api/user/delete',
    kind: 'write',
    decode: decodeNothing,
  }),
  /**
   * When the postal code is not exactly five digits, `zipcode` rejects with kind `zipcode-not-found` and sends
   * no request.
   */
  zipcode(zipcode: string): Call<ZipcodePlace> {
    // This check also keeps path segments such as `..` out of the URL.
    if (!/^\d{5}$/.test(zipcode)) {
      throw new ApiError('zipcode-not-found', {
        fields: [{ field: 'zipcode', kind: 'zipcode-not-found' }],
      });
    }
    return {
      endpoint: 'zipcode',
      path: `/api/zipcode/${zipcode}`,
      isForVisitors: true,
      decode: (body) => v.parse(zipcodeSchema, unwrapObject(getJson(body))),
    };
  },
};
