import * as v from 'valibot';
import { isAccessToken } from '../domain/token.ts';
import type { Api, Registration } from './api.ts';
import type { WireRegistration } from './contract/account.ts';
import { loginResponseSchema, registerResponseSchema, verifyResponseSchema } from './contract/account.ts';
import { getJson, ignoreAnswer, readOrNull, readOrThrow, unwrapObject } from './decode.ts';
import type { ApiError } from './error.ts';
import type { Requester } from './http/request.ts';
import type { Endpoint } from './messages.ts';

type AuthApi = Pick<
  Api,
  'login' | 'register' | 'verify' | 'resendCode' | 'forgotPassword' | 'changePassword' | 'logout'
>;

const tokenSchema = v.pipe(
  loginResponseSchema,
  v.check(({ access_token }) => isAccessToken(access_token)),
);

function toWire(registration: Registration): WireRegistration {
  return {
    name: registration.name,
    last_name: registration.lastName,
    birthdate: registration.birthdate,
    phone: registration.phone,
    zipcode: registration.zipcode,
    state: registration.state,
    municipality: registration.municipality,
    neighborhood: registration.neighborhood,
    nickname: registration.nickname,
    email: registration.email.trim(),
    // The password is not trimmed, because leading and trailing spaces are part of the password.
    password: registration.password,
    accepts_terms: registration.acceptsTerms,
    accepts_privacy: registration.acceptsPrivacy,
    accepts_marketing: registration.acceptsMarketing,
  };
}

// A log-out that fails counts as done when the server says `Unauthenticated.`, or when the status of the
// response arrived and its body was lost.
const isLoggedOut = ({ kind, status }: ApiError) =>
  kind === 'unauthenticated' || (kind === 'network' && status >= 200);

export function createAuthApi(request: Requester): AuthApi {
  const post = (endpoint: Endpoint, path: string, body: Record<string, unknown>) =>
    ({ endpoint, method: 'POST', path, body, kind: 'write' }) as const;

  // Laravel's `guest` middleware redirects log-in, registration and password calls while the session cookie
  // belongs to a logged-in user. The client then logs out (`onRedirect`) and sends the call again.
  const logout: AuthApi['logout'] = (options) =>
    request({
      endpoint: 'logout',
      method: 'GET',
      path: '/api/auth/logout',
      kind: 'write',
      decode: ignoreAnswer,
      options,
    }).catch((error: ApiError) => {
      if (!isLoggedOut(error)) throw error;
    });

  return {
    login: ({ email, password }, options) =>
      request({
        ...post('login', '/api/auth/login', { email: email.trim(), password }),
        needsFreshCsrf: true,
        onRedirect: () => logout(options),
        decode: (body) => ({ token: readOrThrow(tokenSchema, unwrapObject(getJson(body))).access_token }),
        options,
      }),
    register: (registration, options) =>
      request({
        ...post('register', '/api/user/register', { ...toWire(registration) }),
        needsFreshCsrf: true,
        onRedirect: () => logout(options),
        decode: (body) => ({ email: readOrThrow(registerResponseSchema, unwrapObject(getJson(body))).email }),
        options,
      }),
    verify: ({ email, code }, options) =>
      request({
        ...post('verify', '/api/user/verify', { email: email.trim(), otp: code }),
        decode(body) {
          ignoreAnswer(body);
          const answer =
            body.kind === 'json' ? readOrNull(verifyResponseSchema, unwrapObject(body.value)) : null;
          return { token: isAccessToken(answer?.access_token) ? answer.access_token : null };
        },
        options,
      }),
    resendCode: (email, options) =>
      request({
        ...post('resend', '/api/user/verify/resend', { email: email.trim() }),
        decode: ignoreAnswer,
        options,
      }),
    forgotPassword: (email, options) =>
      request({
        ...post('forgot', '/api/auth/forgot-password', { email: email.trim() }),
        onRedirect: () => logout(options),
        decode: ignoreAnswer,
        options,
      }),
    changePassword: ({ email, token, password, confirmation }, options) =>
      request({
        ...post('change', '/api/auth/change-password', {
          email: email.trim(),
          token,
          password,
          password_confirmation: confirmation,
        }),
        onRedirect: () => logout(options),
        decode: ignoreAnswer,
        options,
      }),
    logout,
  };
}
