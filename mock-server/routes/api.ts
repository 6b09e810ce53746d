/**
 * `createRoute` turns a `Refusal` that a handler throws into its response, any other error into a 500, and a plain
 * return value into a 200. Mirage itself would add a stack to the body of a 500 and answer a POST with 201.
 * `asPlayer` adds authentication to a handler, and `withCsrf` the CSRF check.
 */
import { Response } from 'miragejs';
import { type EndpointName, getEndpoint } from '../catalogue/endpoints.ts';
import { Refusal, refuse } from '../catalogue/refusal.ts';
import type { FactKind, FactPayloads } from '../history/facts.ts';
import type { World } from '../history/world.ts';
import type { AppSchema, AppServer, ModelOf } from '../models/index.ts';
import type { RouteRequest } from '../network/interceptor.ts';
import { getCookie, parseJson } from '../network/request.ts';
import { getSessionEnd } from '../rules/session.ts';
import { asLaravel, asLaravelRefusal } from '../serializers/laravel.ts';
import type { StandingsService } from '../standings/service.ts';

export interface HandlerRequest extends RouteRequest {
  now: number;
  input: Record<string, unknown>;
  seed: number;
  standings: StandingsService;
  factCount: number;
  /** Records a fact. The fact's reducer writes to the schema; a handler never does (decision 013). */
  record<Kind extends FactKind>(kind: Kind, payload: FactPayloads[Kind]): void;
}

export interface PlayerRequest extends HandlerRequest {
  user: ModelOf<'user'>;
  session: ModelOf<'session'>;
}

interface HandlerContext {
  serialize(resource: object, serializer?: string): object;
}

export type Handler<Request extends HandlerRequest = HandlerRequest> = (
  this: HandlerContext,
  schema: AppSchema,
  request: Request,
) => Response | object;

export type Route = (name: EndpointName, handler: Handler) => void;

function getInput(text: string): Record<string, unknown> {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

function toAnswer(result: Response | object): Answer {
  if (!(result instanceof Response)) return { status: 200, headers: {}, body: result };
  const [status, headers = {}, body] = result.toRackResponse();
  return { status, headers, body };
}

export const createRoute =
  (server: AppServer, getWorld: () => World): Route =>
  (name, handler) => {
    const [method = '', path = ''] = getEndpoint(name).call.split(' ');

    function handle(this: HandlerContext, schema: AppSchema, request: RouteRequest): Response {
      const world = getWorld();
      const isLaravel = () => schema.first('setting')?.isLaravel ?? false;
      const run = () =>
        handler.call(
          this,
          schema,
          Object.assign(request, {
            now: world.now(),
            input: getInput(request.requestBody),
            seed: world.data.seed(),
            standings: world.standings,
            factCount: world.timeline.current().cursor,
            record: ((kind, payload) => void world.commit(kind, payload)) as HandlerRequest['record'],
          }),
        );
      try {
        const answer = toAnswer(request.call.isRehearsal ? world.data.rehearse(run) : run());
        const { status, headers, body } = isLaravel() ? asLaravel(name, answer) : answer;
        return new Response(status, { ...headers }, body as object);
      } catch (error) {
        if (!(error instanceof Refusal)) request.call.onUnexpectedError?.(error);
        const thrown = error instanceof Refusal ? error : refuse('serverError');
        const { status, headers, body } = isLaravel() ? asLaravelRefusal(name, thrown) : thrown;
        return new Response(status, { ...headers }, body);
      }
    }
    // Mirage's types omit the binding of `this` and the fields that our interceptor adds.
    server[method === 'GET' ? 'get' : 'post'](path, handle as never);
  };

export function asPlayer(handler: Handler<PlayerRequest>): Handler {
  return function (schema, request) {
    const [scheme, token] = (request.requestHeaders.authorization ?? '').split(' ');
    const session = scheme?.toLowerCase() === 'bearer' && token ? schema.findBy('session', { token }) : null;
    if (!session || session.revoked || request.now >= getSessionEnd(session.created_at))
      throw refuse('unauthenticated');
    const { user } = session;
    if (!user || user.deleted_at !== null) throw refuse('deletedAccount');
    return handler.call(this, schema, Object.assign(request, { user, session }));
  };
}

export function withCsrf(handler: Handler): Handler {
  return function (schema, request) {
    const cookie = getCookie(request.call.cookies, 'XSRF-TOKEN');
    let sent: string | null = null;
    try {
      sent = cookie === null ? null : decodeURIComponent(cookie);
    } catch {
      sent = null;
    }
    if (!sent || request.requestHeaders['x-xsrf-token'] !== sent) throw refuse('csrfMismatch');
    return handler.call(this, schema, request);
  };
}
