import { type MockControl, type MockOptions, startMockServer } from '../index.ts';
import { checkIsListed } from './check-listed.ts';

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Caller {
  control: MockControl;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  logIn(email?: string, password?: string): Promise<Reply>;
  token: string | null;
  cookie: string | null;
}

export const PASSWORD = 'papas con chile';

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function startCaller(options: MockOptions = {}): Caller {
  const control = startMockServer({ rate: 0, players: 50, intercept: false, pageAdapter: null, ...options });

  async function send(method: string, path: string, init: RequestInit, more: Record<string, string> = {}) {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(caller.cookie && {
        cookie: `XSRF-TOKEN=${caller.cookie}`,
        'x-xsrf-token': decodeURIComponent(caller.cookie),
      }),
      ...more,
    };
    const request = new Request(`http://localhost${path}`, { ...init, method });
    // Sets the headers one by one, because an empty value leaves its header out.
    for (const [name, value] of Object.entries(headers)) if (value !== '') request.headers.set(name, value);
    const response = await control.handle(request);
    checkIsListed(control.net.log().at(-1));
    const set = /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '');
    if (set) caller.cookie = set[1] ?? null;
    return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
  }

  const caller: Caller = {
    control,
    token: null,
    cookie: null,
    get: (path, headers) => send('GET', path, {}, headers),
    async post(path, body, headers) {
      if (caller.cookie === null) await caller.get('/sanctum/csrf-cookie');
      const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return send('POST', path, init, headers);
    },
    async logIn(email = 'ana@correo.mx', password = PASSWORD) {
      const reply = await caller.post('/api/auth/login', { email, password });
      const body = (reply.body ?? {}) as { access_token?: string; data?: { access_token?: string } };
      const { access_token } = body.data ?? body;
      if (access_token) caller.token = access_token;
      return reply;
    },
  };
  return caller;
}
