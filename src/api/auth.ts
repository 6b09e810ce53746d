import * as v from 'valibot';
import { isAccessToken } from '../domain/token.ts';
import type { CallOptions, Credentials, Registration } from './api.ts';
import { loginResponseSchema, registerResponseSchema, verifyResponseSchema } from './contract/account.ts';
import { getJson, readOrNull, readOrThrow, rejectTextBody, unwrapObject } from './decode.ts';
import type { ApiError } from './error.ts';
import type { Requester } from './http/request.ts';
import { withSnakeKeys } from './keys.ts';

interface NewPassword {
  email: string;
  token: string;
  password: string;
  confirmation: string;
}

const tokenSchema = v.pipe(
  loginResponseSchema,
  v.check(({ access_token }) => isAccessToken(access_token)),
);

// A log-out that fails counts as done when the server says `Unauthenticated.`, or when the status of the
// response arrived and its body was lost.
const isLoggedOut = ({ kind, status }: ApiError) =>
  kind === 'unauthenticated' || (kind === 'network' && status >= 200);

export function createAuthApi(request: Requester) {
  /**
   * This GET request changes state on the server, so the client never retries it. Only after a 419, which the
   * server sends before it does any work, the client sends the request once more.
   */
  const logout = (options?: CallOptions): Promise<void> =>
    request({
      endpoint: 'logout',
      path: '/api/auth/logout',
      kind: 'write',
      decode: rejectTextBody,
      options,
    }).catch((error: ApiError) => {
      if (!isLoggedOut(error)) throw error;
    });

  // Laravel's `guest` middleware redirects log-in, registration and password calls while the session cookie
  // belongs to a logged-in user. The client then logs out (`onRedirect`) and sends the call again.
  return {
    login: ({ email, password }: Credentials, options?: CallOptions) =>
      request({
        endpoint: 'login',
        path: '/api/auth/login',
        body: { email, password },
        needsFreshCsrf: true,
        onRedirect: () => logout(options),
        decode: (body) => ({ token: readOrThrow(tokenSchema, unwrapObject(getJson(body))).access_token }),
        options,
      }),
    register: (registration: Registration, options?: CallOptions) =>
      request({
        endpoint: 'register',
        path: '/api/user/register',
        body: withSnakeKeys(registration),
        needsFreshCsrf: true,
        onRedirect: () => logout(options),
        decode: (body) => ({ email: readOrThrow(registerResponseSchema, unwrapObject(getJson(body))).email }),
        options,
      }),
    /**
     * `token` is null when the response has no valid access token: the e-mail is confirmed, but the player is
     * not logged in.
     */
    verify: ({ email, code }: { email: string; code: string }, options?: CallOptions) =>
      request({
        endpoint: 'verify',
        path: '/api/user/verify',
        body: { email, otp: code },
        decode(body): { token: string | null } {
          rejectTextBody(body);
          const answer =
            body.kind === 'json' ? readOrNull(verifyResponseSchema, unwrapObject(body.value)) : null;
          return { token: isAccessToken(answer?.access_token) ? answer.access_token : null };
        },
        options,
      }),
    resendCode: (email: string, options?: CallOptions) =>
      request({
        endpoint: 'resend',
        path: '/api/user/verify/resend',
        body: { email },
        decode: rejectTextBody,
        options,
      }),
    forgotPassword: (email: string, options?: CallOptions) =>
      request({
        endpoint: 'forgot',
        path: '/api/auth/forgot-password',
        body: { email },
        onRedirect: () => logout(options),
        decode: rejectTextBody,
        options,
      }),
    changePassword: ({ email, token, password, confirmation }: NewPassword, options?: CallOptions) =>
      request({
        endpoint: 'change',
        path: '/api/auth/change-password',
        body: { email, token, password, password_confirmation: confirmation },
        onRedirect: () => logout(options),
        decode: rejectTextBody,
        options,
      }),
    logout,
  };
}
