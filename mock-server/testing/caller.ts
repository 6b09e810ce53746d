import { onTestFinished } from 'vitest';
import { PASSWORD } from '../fixtures/personas.ts';
import { type MockOptions, startMockServer } from '../index.ts';
import { createRequest, type Reply, readReply } from './back-end.ts';
import { checkIsListed } from './check-listed.ts';

export type Caller = ReturnType<typeof startCaller>;

/** Starts a mock server for the current test, which shuts it down at its end. */
export function startCaller(options: MockOptions = {}) {
  const control = startMockServer({ rate: 0, players: 50, intercept: false, ...options });
  onTestFinished(() => control.shutdown());

  async function send(method: string, path: string, body?: unknown): Promise<Reply> {
    const { cookie, token } = caller;
    const csrf = cookie === null ? {} : { cookie, header: decodeURIComponent(cookie) };
    const response = await control.handle(createRequest(method, path, { body, token, csrf }));
    checkIsListed(control.net.log().at(-1));
    const set = /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '');
    if (set) caller.cookie = set[1] ?? null;
    return readReply(response);
  }

  const caller = {
    control,
    token: null as string | null,
    cookie: null as string | null,
    get: (path: string) => send('GET', path),
    async post(path: string, body: unknown): Promise<Reply> {
      if (caller.cookie === null) await caller.get('/sanctum/csrf-cookie');
      return send('POST', path, body);
    },
    async logIn(email = 'ana@correo.mx', password = PASSWORD): Promise<Reply> {
      const reply = await caller.post('/api/auth/login', { email, password });
      const { access_token } = reply.body.data ?? reply.body;
      if (access_token) caller.token = access_token;
      return reply;
    },
  };
  return caller;
}
