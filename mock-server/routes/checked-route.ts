/**
 * `createCheckedRoute` checks the CSRF token of each POST and the session of each endpoint that is not open, then runs
 * the handler. It turns a `Refusal` that the handler throws into its response, any other error into a 500, and a plain
 * return value into a 200. Mirage itself would add a stack to the body of a 500 and answer a POST with 201.
 */

import { Response } from 'miragejs';
import type { paths } from '../../docs/contract/openapi.d.ts';
import { ENDPOINTS, type Endpoint, type EndpointEntry } from '../catalogue/catalogue.ts';
import { getFieldMessage, Refusal, refuse, refuseInput } from '../catalogue/refusal.ts';
import type { EnginePayloads } from '../engine/facts.ts';
import type { EngineRequest, HandlerContext, RegisterRoute } from '../engine/mirage/register-route.ts';
import type { FactPayloads } from '../facts/index.ts';
import { parseJson } from '../lib/json.ts';
import type { AppSchema, ModelOf, Models } from '../models/index.ts';
import type { Wire } from '../serializers/wire.ts';
import { getSessionEnd } from '../server-rules.ts';
import type { StandingsService } from '../standings/standings.ts';
import type { World } from '../world.ts';
import { type Answer, toLaravelAnswer } from './laravel-answer.ts';

export type CheckedRoute = <Name extends Endpoint>(
  endpoint: Name,
  handler: (
    this: HandlerContext<Models, Wire>,
    schema: AppSchema,
    request: IsOpen<Name> extends true ? HandlerRequest : PlayerRequest,
  ) => Reply<Name>,
) => void;

type AllPayloads = FactPayloads & EnginePayloads;

/** What the handlers use besides the schema. */
interface RouteDeps {
  world: World;
  standings: StandingsService;
}

export const createCheckedRoute =
  (route: RegisterRoute<Models, AllPayloads, Wire>, getDeps: () => RouteDeps): CheckedRoute =>
  (endpoint, handler) => {
    const [method] = endpoint.split(' ');
    const { isOpen }: EndpointEntry = ENDPOINTS[endpoint];

    route(endpoint, function (schema, engineRequest) {
      let answer: Answer;
      try {
        const request = createHandlerRequest(engineRequest, getDeps());
        if (method === 'POST') checkCsrf(request);
        if (!isOpen) Object.assign(request, getSession(schema, request));
        // Only a handler of an open endpoint gets a request without a player.
        answer = toAnswer(handler.call(this, schema, request as PlayerRequest));
      } catch (error) {
        if (!(error instanceof Refusal)) engineRequest.call.onUnexpectedError?.(error);
        answer = error instanceof Refusal ? error : refuse('serverError');
      }
      if (schema.first('setting')?.isLaravel) answer = toLaravelAnswer(endpoint, answer);
      return new Response(answer.status, { ...answer.headers }, answer.body ?? undefined);
    });
  };

/** A path with its parameters as the contract writes them: `/api/games/{id}/weather` for `/api/games/:id/weather`. */
type WithBraces<Path> = Path extends `${infer Start}:${infer Name}/${infer Rest}`
  ? `${Start}{${Name}}/${WithBraces<Rest>}`
  : Path extends `${infer Start}:${infer Name}`
    ? `${Start}{${Name}}`
    : Path;
type Operation<Name> = Name extends `${infer Method} ${infer Path}`
  ? paths[WithBraces<Path> & keyof paths][Lowercase<Method> & ('get' | 'post')]
  : never;
type Json<Described> = Described extends { content: { 'application/json': infer Body } } ? Body : never;

/** The contract's body of a 2xx, or a `Response` for headers or another status. An `async` handler doesn't compile. */
type Reply<Name extends Endpoint> =
  | Response
  | (Operation<Name> extends { responses: infer All } ? Json<All[keyof All & (200 | 201)]> : never);

type IsOpen<Name extends Endpoint> = (typeof ENDPOINTS)[Name] extends { isOpen: true } ? true : false;

function createHandlerRequest(request: EngineRequest<AllPayloads>, { world, standings }: RouteDeps) {
  const body = parseJson(request.requestBody);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const input: Record<string, unknown> = isObject ? { ...body } : {};
  return Object.assign(request, {
    input,
    seed: world.seed(),
    standings,
    factCount: world.timeline.current().cursor,
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
