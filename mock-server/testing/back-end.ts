import { createBackEnd } from '../back-end.ts';
import { handleRequest } from '../engine/network/fetch.ts';
import { PASSWORD } from '../fixtures/personas.ts';
import { toInstant } from '../lib/time.ts';
import type { TableName } from '../models/tables.ts';
import { checkIsListed } from './check-listed.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  body: any;
  headers: Headers;
}

export interface TestCallOptions {
  body?: unknown;
  token?: string | null;
  csrf?: { cookie?: string; header?: string };
  headers?: Record<string, string>;
}

export type TestBackEnd = ReturnType<typeof startBackEnd>;

const PAIR = { cookie: 'eyJpdiI6YQ%3D%3D', header: 'eyJpdiI6YQ==' };

/** Reads a response. A body that is no JSON, such as an empty or HTML body, stays text. */
export async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const text = await response.text();
  try {
    return { status, headers, body: JSON.parse(text) };
  } catch {
    return { status, headers, body: text };
  }
}

/** A call as the product makes it. `csrf` has the cookie and the header of the CSRF token. */
export const createRequest = (
  method: string,
  path: string,
  { body, token, csrf = PAIR, headers }: TestCallOptions = {},
) =>
  new Request(`http://localhost${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(csrf.cookie && { cookie: `XSRF-TOKEN=${csrf.cookie}` }),
      ...(csrf.header && { 'x-xsrf-token': csrf.header }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** Starts the parts of a mock server, without a page and with a frozen clock. */
export function startBackEnd() {
  const options = { players: 50, rate: 0, intercept: false, realNow: () => 0 };
  const { world, faults, pipeline } = createBackEnd(options);

  const call = async (method: string, path: string, options?: TestCallOptions): Promise<Reply> => {
    const response = await handleRequest(pipeline, createRequest(method, path, options));
    checkIsListed(pipeline.log().at(-1));
    return readReply(response);
  };

  return {
    world,
    faults,
    pipeline,
    request: createRequest,
    call,
    /** Sets the clock to a time at −06:00, `2026-08-28 16:59` with or without seconds. */
    at(text: string) {
      const [date = '', time] = text.split(' ');
      world.clock.set(toInstant(date, time));
    },
    async login(email: string, password: string = PASSWORD): Promise<string> {
      const reply = await call('POST', '/api/auth/login', { body: { email, password } });
      if (reply.status !== 200) throw new Error(`Log-in refused: ${reply.body.message}`);
      return reply.body.access_token;
    },
    edit(table: TableName, id: string, patch: Record<string, unknown> | null) {
      world.commit('edit', { label: 'Prueba', changes: [{ table, id, patch, before: {} }] }, 'panel');
    },
  };
}
