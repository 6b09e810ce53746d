import type { AnswerChange } from '../mock-api.ts';
import { redirects, refuseWith } from './deviations.ts';

export const getPath = ({ url }: Request) => new URL(url).pathname;
const getSession = ({ headers }: Request) => /laravel_session=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];

function withSession(response: Response, name: string): Response {
  response.headers.append('set-cookie', `laravel_session=${name}; Path=/; HttpOnly; SameSite=Lax`);
  return response;
}

const withToken = (request: Request, token: string) => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
};

/**
 * Sanctum: a call with the cookie of a session is a call of that session's player, whatever token it brings. The
 * calls `starts` start a session; with `keepsFirst`, not where one lives.
 */
export function startSessions(starts: readonly string[], { keepsFirst = false } = {}): AnswerChange {
  const tokens = new Map<string, string>();
  return async (request, answer) => {
    const token = tokens.get(getSession(request) ?? '');
    const isStart = starts.includes(getPath(request));
    if (token && !isStart) return answer(withToken(request, token));
    const response = await answer();
    if (!isStart || !response.ok || (token && keepsFirst)) return response;
    const { access_token } = (await response.clone().json()) as { access_token: string };
    tokens.set(`s${tokens.size}`, access_token);
    return withSession(response, `s${tokens.size - 1}`);
  };
}

/** `currentAccessToken()->delete()`: an error for a player with a session. */
export const deletesTransientToken: AnswerChange = async (request, answer) => {
  if (getPath(request) === '/api/auth/logout' && getSession(request)) return refuseWith(500, 'Server Error');
  const response = await answer();
  return getPath(request) === '/api/auth/login' && response.ok ? withSession(response, 'live') : response;
};

/** A log-in ends the other tokens of its player. */
export function allowsOneDevice(): AnswerChange {
  const owners = new Map<string, string>();
  const live = new Map<string, string>();
  return async (request, answer) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const owner = owners.get(token);
    if (owner && live.get(owner) !== token) return refuseWith(401, 'Unauthenticated.');
    const isStart = ['/api/auth/login', '/api/user/verify'].includes(getPath(request));
    const email = isStart ? ((await request.clone().json()) as { email: string }).email : '';
    const response = await answer();
    if (!isStart || !response.ok) return response;
    const { access_token } = (await response.clone().json()) as { access_token: string };
    owners.set(access_token, email);
    live.set(email, access_token);
    return response;
  };
}

export function refusesSecondLogin(): AnswerChange {
  let count = 0;
  return async (request, answer) => {
    const text = await request.clone().text();
    if (getPath(request) === '/api/auth/login' && text.includes('ana@correo.mx')) count += 1;
    return count > 1 && getPath(request) === '/api/auth/login'
      ? refuseWith(401, 'Invalid Credentials')
      : answer();
  };
}

export const redirectsLogin: AnswerChange = async (request, answer) => {
  const [path, session] = [getPath(request), getSession(request)];
  if (path === '/api/auth/login' && session === 'live') return redirects('', '/home')(request, answer);
  const response = await answer();
  if (path === '/api/auth/logout') return withSession(response, 'over');
  return path === '/api/auth/login' && response.ok ? withSession(response, 'live') : response;
};
