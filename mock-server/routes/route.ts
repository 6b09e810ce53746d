/**
 * What every route is wrapped in: its answer, the refusals it throws, and its accidents. Mirage would put a stack
 * into a 500's body, and its default status of a POST is 201; here each status is said.
 */
import { Response, type Server } from 'miragejs';
import { type EndpointName, getEndpoint } from '../catalogue/endpoints.ts';
import { Refusal, refuse } from '../catalogue/refusal.ts';
import type { World } from '../history/world.ts';
import type { SessionRow, UserRow } from '../models/rows.ts';
import type { RouteRequest } from '../network/interceptor.ts';
import { type ApiRequest, cookieOf, jsonOf } from '../network/request.ts';
import { getSessionEnd } from '../rules/session.ts';
import { asLaravel, asLaravelRefusal } from '../serializers/laravel.ts';

/** One call in a route's hands. */
export interface Call {
  world: World;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The JSON of the body; an empty object when it is none. */
  input: Record<string, unknown>;
  /** The instant the server reads its clock at, the same for the whole call. */
  now: number;
  raw: ApiRequest;
}

/** What a handler answers; without a body it is an empty one. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** 200 with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

function inputOf(text: string): Record<string, unknown> {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Registers the handler of an endpoint. What it throws without meaning to is a 500, and goes to the log. */
export function route(server: Server, world: World, name: EndpointName, handle: (call: Call) => Answer) {
  const [method = '', path = ''] = getEndpoint(name).call.split(' ');
  const isLaravel = () => world.data.projection().laravel !== undefined;
  const handler = (_schema: unknown, request: unknown) => {
    const { params, queryParams, requestBody, call } = request as RouteRequest;
    try {
      const work = () =>
        handle({
          world,
          params,
          query: queryParams,
          input: inputOf(requestBody),
          now: world.now(),
          raw: call,
        });
      const given = call.isRehearsal ? world.data.rehearse(work) : work();
      const answer = isLaravel() ? asLaravel(name, given) : given;
      return new Response(answer.status, { ...answer.headers }, answer.body as object);
    } catch (error) {
      if (!(error instanceof Refusal)) call.onAccident?.(error);
      const thrown = error instanceof Refusal ? error : refuse('serverError');
      const refusal = isLaravel() ? asLaravelRefusal(name, thrown) : thrown;
      return new Response(refusal.status, { ...refusal.headers }, refusal.body);
    }
  };
  const verb = method === 'GET' ? 'get' : 'post';
  (server[verb] as (path: string, handler: unknown) => void)(path, handler);
}

/** Who calls, and with which session. */
export interface Visitor {
  session: SessionRow;
  user: UserRow;
}

/** Whose call it is. Refuses with 401, or with PHP's own words when the account behind the token is gone. */
export function playerOf({ world, now, raw }: Call): Visitor {
  const [scheme, token] = (raw.headers.authorization ?? '').split(' ');
  const session = world.data
    .tables()
    .sessions.find((row) => scheme?.toLowerCase() === 'bearer' && row.token === token && !row.revoked);
  if (!session || now >= getSessionEnd(session.created_at)) throw refuse('unauthenticated');
  const user = world.data.tables().users.find((row) => row.id === session.user_id);
  if (!user || user.deleted_at !== null) throw refuse('deletedAccount');
  return { session, user };
}

/** Refuses with 419 unless the header repeats the cookie, decoded once. */
export function checkCsrf({ raw }: Call) {
  const cookie = cookieOf(raw.cookies, 'XSRF-TOKEN');
  const header = raw.headers['x-xsrf-token'];
  let sent: string | null = null;
  try {
    sent = cookie === null ? null : decodeURIComponent(cookie);
  } catch {
    sent = null;
  }
  if (!sent || header !== sent) throw refuse('csrfMismatch');
}
