/**
 * `createRoute` checks the CSRF token of each POST and the session of each endpoint that is not open, then runs the
 * handler. It turns a `Refusal` that the handler throws into its response, any other error into a 500, and a plain
 * return value into a 200. Mirage itself would add a stack to the body of a 500 and answer a POST with 201.
 */
import { Response } from 'miragejs';
import type { paths } from '../../docs/contract/openapi.d.ts';
import { ENDPOINTS, type Endpoint, type EndpointEntry } from '../catalogue/catalogue.ts';
import { getFieldMessage, Refusal, refuse, refuseInput } from '../catalogue/refusal.ts';
import type { FactKind, PayloadOf } from '../engine/history/facts.ts';
import type { World } from '../engine/history/world.ts';
import type { RouteRequest } from '../engine/network/interceptor.ts';
import { parseJson } from '../lib/json.ts';
import type { AppSchema, AppServer, ModelOf } from '../models/index.ts';
import type { Wire } from '../serializers/index.ts';
import { type Answer, toLaravelAnswer } from '../serializers/stock-laravel.ts';
import { getSessionEnd } from '../server-rules.ts';

export type Route = <Name extends Endpoint>(
  endpoint: Name,
  handler: (
    this: HandlerContext,
    schema: AppSchema,
    request: IsOpen<Name> extends true ? HandlerRequest : PlayerRequest,
  ) => Reply<Name>,
) => void;

export const createRoute =
  (server: AppServer, getWorld: () => World): Route =>
  (endpoint, handler) => {
    const [method, path = ''] = endpoint.split(' ');
    const { isOpen }: EndpointEntry = ENDPOINTS[endpoint];

    function handle(this: HandlerContext, schema: AppSchema, routed: RouteRequest): Response {
      let answer: Answer;
      try {
        const request = createHandlerRequest(routed, getWorld(), endpoint);
        if (method === 'POST') checkCsrf(request);
        if (!isOpen) Object.assign(request, getSession(schema, request));
        answer = toAnswer(handler.call(this, schema, request as PlayerRequest));
      } catch (error) {
        if (!(error instanceof Refusal)) routed.call.onUnexpectedError?.(error);
        answer = error instanceof Refusal ? error : refuse('serverError');
      }
      if (schema.first('setting')?.isLaravel) answer = toLaravelAnswer(endpoint, answer);
      return new Response(answer.status, { ...answer.headers }, answer.body as object);
    }
    // Mirage's types omit the binding of `this` and the fields that our interceptor adds.
    server[method === 'GET' ? 'get' : 'post'](path, handle as never);
  };

interface HandlerContext {
  serialize<Name extends keyof Wire>(resource: { models: ModelOf<Name>[] }): Wire[Name][];
  serialize<Name extends keyof Wire>(resource: ModelOf<Name>): Wire[Name];
}

type WithBraces<Path> = Path extends `${infer Start}:${infer Name}` ? `${Start}{${Name}}` : Path;
type Operation<Name> = Name extends `${infer Method} ${infer Path}`
  ? paths[WithBraces<Path> & keyof paths][Lowercase<Method> & ('get' | 'post')]
  : never;
type Json<Described> = Described extends { content: { 'application/json': infer Body } } ? Body : never;

/** The contract's body of a 2xx, or a `Response` with another status. An `async` handler doesn't compile. */
type Reply<Name extends Endpoint> =
  | Response
  | (Operation<Name> extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never);

type IsOpen<Name extends Endpoint> = (typeof ENDPOINTS)[Name] extends { isOpen: true } ? true : false;

function createHandlerRequest(request: RouteRequest, world: World, endpoint: Endpoint) {
  const body = parseJson(request.call.body);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return Object.assign(request, {
    now: world.now(),
    input: (isObject ? { ...body } : {}) as Record<string, unknown>,
    seed: world.seed(),
    standings: world.standings,
    factCount: world.timeline.current().cursor,
    /** Records a fact. The fact's reducer writes to the schema; a handler never does (decision 013). */
    record<Kind extends FactKind>(kind: Kind, payload: PayloadOf<Kind>) {
      world.commit(kind, payload, 'app', endpoint);
    },
  });
}

export type HandlerRequest = ReturnType<typeof createHandlerRequest>;
export type PlayerRequest = HandlerRequest & { user: ModelOf<'user'>; session: ModelOf<'session'> };

function checkCsrf({ call }: HandlerRequest) {
  let [, cookie = ''] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(call.cookies) ?? [];
  try {
    cookie = decodeURIComponent(cookie);
  } catch {
    cookie = '';
  }
  if (!cookie || call.headers['x-xsrf-token'] !== cookie) throw refuse('csrfMismatch');
}

function getSession(schema: AppSchema, { call, now }: HandlerRequest) {
  const [scheme, token] = (call.headers.authorization ?? '').split(' ');
  const session = scheme?.toLowerCase() === 'bearer' && token ? schema.findBy('session', { token }) : null;
  if (!session || session.revoked || now >= getSessionEnd(session.created_at))
    throw refuse('unauthenticated');
  const { user } = session;
  if (!user || user.deleted_at !== null) throw refuse('deletedAccount');
  return { user, session };
}

function toAnswer(result: unknown): Answer {
  if (!(result instanceof Response)) return { status: 200, headers: {}, body: result };
  const [status, headers = {}, body] = result.toRackResponse();
  return { status, headers, body };
}

/** Throws a refusal when a field breaks a rule. `broken`: by field, the rule that it breaks, such as “is required”. */
export function checkInput(broken: Record<string, string | false>) {
  const errors = Object.entries(broken).flatMap(([field, rule]) =>
    rule ? [[field, [getFieldMessage(field, rule)]]] : [],
  );
  if (errors.length > 0) throw refuseInput(Object.fromEntries(errors));
}
