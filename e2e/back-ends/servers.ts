/** Back ends with one fault each, made of the mock server. */
import type { AnswerChange } from '../bridge/bridge.ts';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refuseWith = (status: number, message: string, headers?: Record<string, string>) =>
  json(status, { message }, headers);

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

const getPath = ({ url }: Request) => new URL(url).pathname;

export const at =
  (line: string, change: AnswerChange): AnswerChange =>
  (request, answer) =>
    `${request.method} ${getPath(request)}`.endsWith(line) ? change(request, answer) : answer();

/** Answers this call with this message. */
export const says = (line: string, ...refusal: Parameters<typeof refuseWith>) =>
  at(line, () => refuseWith(...refusal));

/** Refuses this call with messages of the form's fields. */
export const refusesFields = (line: string, errors: Record<string, string[]>) =>
  at(line, () => json(422, { message: 'The given data was invalid.', errors }));

export const redirects = (line: string, location: string) => at(line, () => redirect(location));

export const whenGood = (
  line: string,
  change: (answer: Response) => Response | Promise<Response>,
): AnswerChange =>
  at(line, async (_, answer) => {
    const response = await answer();
    return response.ok ? change(response) : response;
  });

/** Makes these changes one after the other. */
export const inTurn = (...all: AnswerChange[]): AnswerChange =>
  all.reduce((first, then) => (request, answer) => then(request, async () => first(request, answer)));

/** Does the work of this call, then answers 500. */
export const breaksAfter = (line: string) =>
  whenGood(line, () => refuseWith(500, 'Attempt to read property "id" on null'));

/** Changes the JSON of this call's good answers. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows the JSON that the mock server sends.
export const changes = (line: string, change: (body: any) => unknown) =>
  whenGood(line, async (answer) => json(200, change(await answer.json())));

/** Writes a PHP warning before the JSON of this call. */
export const warns = (line: string) =>
  whenGood(line, async (answer) => new Response(`<br /><b>Warning</b>: x ${await answer.text()}`));

export const withHeaders =
  (headers: Record<string, string>): AnswerChange =>
  async (_, answer) => {
    const response = await answer();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

export const withCookie = (cookie: string) =>
  at('/sanctum/csrf-cookie', () => new Response(null, { status: 204, headers: { 'set-cookie': cookie } }));

/** Sends the header to calls that have a session, or need none. */
export const withLimitBehindLogin =
  (limit: string): AnswerChange =>
  async (_, answer) => {
    const response = await answer();
    if (response.status !== 401) response.headers.set('x-ratelimit-limit', limit);
    return response;
  };

/** Another origin, which allows the site by CORS except for `headers`. */
export const withCors =
  (headers: Record<string, string> = {}): AnswerChange =>
  async (request, answer) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer();
    const all = {
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'accept, authorization, content-type, x-requested-with, x-xsrf-token',
      'access-control-expose-headers': 'Date, Retry-After',
      'access-control-max-age': '7200',
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) if (value) response.headers.set(name, value);
    return response;
  };

export const SITE = 'http://localhost:4173';

export const whenHtml =
  (change: AnswerChange): AnswerChange =>
  (request, answer) =>
    request.headers.get('accept') === 'text/html' ? change(request, answer) : answer();

export const TRACE = { exception: 'ErrorException', trace: [{ file: 'index.php', line: 1 }] };

/** A page or a text that is not of Laravel. */
export const page = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } });

export const sends = (line: string, ...answer: Parameters<typeof page>) => at(line, () => page(...answer));

/** The error page that nginx makes itself. */
export const nginxPage = (status: number, title: string) =>
  page(
    status,
    `<html><head><title>${status} ${title}</title></head><body><center><h1>${status} ${title}</h1></center>
<hr><center>nginx/1.22.1</center></body></html>`,
  );

/** A rule of the web server: redirects the calls of this method to the address that `to` makes of theirs. */
export const redirectsAll =
  (to: (url: URL) => string, method = ''): AnswerChange =>
  (request, answer) => {
    const { url } = request;
    const isMeant = request.method.includes(method) && !new URL(url).pathname.endsWith('/');
    return isMeant ? new Response(null, { status: 301, headers: { location: to(new URL(url)) } }) : answer();
  };

/** SESSION_DOMAIN names a domain that the host is outside of. */
export const withSessionDomain = (domain: string) =>
  whenGood('/sanctum/csrf-cookie', (response) => {
    const cookies = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    for (const cookie of [...cookies, 'laravel_session=a; Path=/; HttpOnly; SameSite=Lax'])
      response.headers.append('set-cookie', `${cookie}; Domain=${domain}`);
    return response;
  });

/** As Laravel 13, needs no CSRF token of a POST with `Sec-Fetch-Site: same-origin`. `refuse` answers any other POST. */
export const checksSite =
  (refuse?: () => Response): AnswerChange =>
  (request, answer) => {
    if (request.method !== 'POST') return answer();
    if (request.headers.get('sec-fetch-site') !== 'same-origin') return refuse?.() ?? answer();
    const headers = new Headers(request.headers);
    headers.set(
      'cookie',
      `${headers.get('cookie') ?? ''}; XSRF-TOKEN=any`.replace(/^.*XSRF-TOKEN=[^;]*; /, ''),
    );
    headers.set('x-xsrf-token', 'any');
    return answer(new Request(request, { headers }));
  };

/** Text in Latin-1 bytes, as from a database with that character set. */
export const inLatin1 = (line: string) =>
  whenGood(line, async (answer) => {
    const bytes = Uint8Array.from(await answer.text(), (letter) => letter.charCodeAt(0) % 256);
    return new Response(bytes, { headers: { 'content-type': 'application/json' } });
  });

/** UTF-8 that was read as Latin-1 and encoded again. */
export const encodesTwice = (line: string) =>
  whenGood(line, async (answer) => {
    const bytes = new TextEncoder().encode(await answer.text());
    return new Response(String.fromCharCode(...bytes), { headers: { 'content-type': 'application/json' } });
  });

/** `throttle` that refuses every third log-in of an e-mail, and lets the repetition pass. */
export function limitsLogins(refuse: () => Response): AnswerChange {
  const counts = new Map<string, number>();
  return at('POST /api/auth/login', async (request, answer) => {
    const { email } = (await request.clone().json()) as { email: string };
    counts.set(email, (counts.get(email) ?? 0) + 1);
    return (counts.get(email) ?? 0) % 3 === 0 ? refuse() : answer();
  });
}

/**
 * The limits of the guide, per minute. No minute passes while the calls are made; `passMinute` begins the next one.
 */
export function withGuideLimits() {
  let counts = new Map<string, number>();
  const LIMITS: readonly (readonly [path: RegExp, limit: number, name: string])[] = [
    [/auth\/login$/, 5, 'login'],
    [/user\/register$/, 10, ''],
    [/user\/verify$/, 6, 'code'],
    [/verify\/resend$/, 1, 'resend'],
    [/(?:forgot|change)-password$/, 6, 'reset'],
  ];
  const take = (key: string, limit: number) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return limit - (counts.get(key) ?? 0);
  };
  const change: AnswerChange = async (request, answer) => {
    const [, limit, name] = LIMITS.find(([path]) => path.test(getPath(request))) ?? [];
    const { email } = name ? ((await request.clone().json()) as { email?: unknown }) : {};
    const left = limit === undefined ? 0 : take(`${getPath(request)} ${email}`, limit);
    if (left < 0 || take('api', 300) < 0)
      return refuseWith(429, 'Too Many Attempts.', { 'retry-after': '60', 'x-ratelimit-remaining': '0' });
    const response = await answer();
    response.headers.set('x-ratelimit-limit', String(limit ?? 300));
    response.headers.set('x-ratelimit-remaining', String(limit ? left : 300 - (counts.get('api') ?? 0)));
    return response;
  };
  const passMinute = () => {
    counts = new Map();
  };
  return { change, passMinute };
}

/** Refuses the first call by a limit. */
export function limitsFirst(line: string): AnswerChange {
  let count = 0;
  return at(line, (_, answer) => {
    count += 1;
    return count > 1 ? answer() : refuseWith(429, 'Too Many Attempts.', { 'retry-after': '5' });
  });
}

/** `throttle:6,1` without a name: one counter for all routes. */
export function sharesLimits(): AnswerChange {
  let left = 6;
  return async (request, answer) => {
    const response = await answer();
    if (!/verify$|forgot-password$/.test(getPath(request))) return response;
    left -= 1;
    response.headers.set('x-ratelimit-limit', '6');
    response.headers.set('x-ratelimit-remaining', String(left));
    return response;
  };
}

/** `guest` on a server whose log-out does not end the session. */
export const redirectsForEver = (path: string): AnswerChange =>
  at(`POST ${path}`, (request, answer) =>
    request.headers.has('authorization') ? redirect('/home') : answer(),
  );

export const inSpanish: AnswerChange = async (request, answer) => {
  const response = await answer();
  const isRefusal = request.method === 'POST' && response.status === 422;
  return isRefusal ? refuseWith(422, 'El campo correo electrónico es inválido.') : response;
};

/** A visitor’s calls work; each call with a token needs the database. */
export const withoutDatabase: AnswerChange = (request, answer) =>
  request.method === 'POST' && request.headers.has('x-xsrf-token')
    ? refuseWith(500, 'Server Error')
    : answer();

const getReferer = (request: Request) => request.headers.get('referer') ?? '';

/**
 * A log-in without a session, and so without a check of the CSRF token, except for pages of the hosts that Sanctum
 * knows. `message` is that of the correct log-in.
 */
const withoutSession = (message: string, knows: (referer: string) => boolean) =>
  at('POST /api/auth/login', async (request, answer) => {
    if (knows(getReferer(request))) return answer();
    const { password } = (await request.clone().json()) as { password: string };
    if (password === 'papas con chile') return refuseWith(500, message);
    const response = await answer();
    return response.status === 419 ? refuseWith(422, 'The selected email is invalid.') : response;
  });

const NO_SESSION = 'Session store not set on request.';

/** SANCTUM_STATEFUL_DOMAINS lacks the host of the site. Its default has `localhost` without a port. */
export const withUnknownHost = (message = NO_SESSION) =>
  withoutSession(message, (referer) => referer === 'http://localhost/');

/** The API group lacks EnsureFrontendRequestsAreStateful. */
export const withoutStatefulGroup = (message = NO_SESSION) => withoutSession(message, () => false);

/** Sends the beginning of a response, then breaks the connection. */
export const breakOff = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('[{')),
      // Waits (ms), so that the beginning arrives before the connection breaks.
      pull: (stream) => void setTimeout(() => stream.error(new Error('broken off')), 50),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

/** Sanctum without a session: breaks unless `Referer` and, for a POST, `Origin` name the host of the site. */
export const readsReferer: AnswerChange = (request, answer) => {
  const { host } = new URL(request.url);
  const isOfSite = request.headers.get('referer')?.startsWith(`http://${host}/`);
  const hasOrigin = request.method === 'GET' || request.headers.get('origin') === `http://${host}`;
  return isOfSite && hasOrigin ? answer() : refuseWith(500, 'Session store not set on request.');
};

export const readsWithoutSession: AnswerChange = (request, answer) =>
  request.headers.has('authorization') ? answer() : json(200, { id: 1, email: 'a@b.mx' });

export function acceptsTwice(): AnswerChange {
  let count = 0;
  return at('POST /api/pool/user', (_, answer) => {
    count += 1;
    return count > 1 ? json(200, { message: 'Pool saved' }) : answer();
  });
}

/** A new password ends the player's sessions, as Sanctum 4 does. */
export function endsSessions(): AnswerChange {
  let isEnded = false;
  return (request, answer) => {
    if (getPath(request) === '/api/auth/change-password') {
      isEnded = true;
      return json(200, { message: 'Your password has been reset.' });
    }
    return isEnded && request.headers.has('authorization') ? refuseWith(401, 'Unauthenticated.') : answer();
  };
}

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
  return at('POST /api/auth/login', async (request, answer) => {
    if ((await request.clone().text()).includes('ana@correo.mx')) count += 1;
    return count > 1 ? refuseWith(401, 'Invalid Credentials') : answer();
  });
}

/** `guest`: redirects this call while the session of a player lives. */
export const redirectsPlayers =
  (path: string): AnswerChange =>
  async (request, answer) => {
    const called = getPath(request);
    if (called === path && getSession(request) === 'live') return redirect('/home');
    const response = await answer();
    if (called === '/api/auth/logout') return withSession(response, 'over');
    return called === '/api/auth/login' && response.ok ? withSession(response, 'live') : response;
  };
