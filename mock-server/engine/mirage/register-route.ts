/** Registers the app's handlers with Mirage. */
import { type Collection, Response } from 'miragejs';
import type { AnyModels } from 'miragejs/-types';
import type { FactOf } from '../facts.ts';
import type { RoutedRequest } from './route-table.ts';
import type { ModelOf, ReadSchemaOf, SchemaOf, ServerOf } from './server.ts';

/** Mirage's request, and what the engine adds to it. */
export interface EngineRequest<Payloads> extends RoutedRequest {
  /** World time at which the server gets the call (ms since the epoch). */
  now: number;
  /** Records a fact with the call as its cause. The fact's reducer writes to the schema; a handler never does. */
  record<Kind extends keyof Payloads & string>(kind: Kind, payload: Payloads[Kind]): FactOf<Payloads>;
}

/** What Mirage binds to `this` in a handler. `Json` has what each serializer returns, by the name of its model. */
export interface HandlerContext<Models extends AnyModels, Json extends object> {
  serialize<Name extends keyof Json & keyof Models>(
    collection: Pick<Collection<ModelOf<Models, Name>>, 'models'>,
  ): Json[Name][];
  serialize<Name extends keyof Json & keyof Models>(model: ModelOf<Models, Name>): Json[Name];
}

/**
 * Registers a handler for an endpoint such as `GET /api/tasks/:id`. As with `server.get`, Mirage answers with what the
 * handler returns: a model, a collection, plain data or a `Response`.
 */
export type RegisterRoute<Models extends AnyModels, Payloads extends object, Json extends object> = (
  endpoint: string,
  handler: (
    this: HandlerContext<Models, Json>,
    schema: ReadSchemaOf<Models>,
    request: EngineRequest<Payloads>,
  ) => Response | object,
) => void;

interface Deps<Payloads> {
  now(): number;
  commit<Kind extends keyof Payloads & string>(
    kind: Kind,
    payload: Payloads[Kind],
    by: 'app' | 'panel',
    endpoint: string,
  ): FactOf<Payloads>;
}

/** Returns the function that registers one handler of the app. */
export function createRegisterRoute<Models extends AnyModels, Payloads extends object, Json extends object>(
  server: ServerOf<Models>,
  { now, commit }: Deps<Payloads>,
): RegisterRoute<Models, Payloads, Json> {
  const extend = (request: RoutedRequest, endpoint: string): EngineRequest<Payloads> =>
    Object.assign(request, {
      now: now(),
      record: <Kind extends keyof Payloads & string>(kind: Kind, payload: Payloads[Kind]) =>
        commit(kind, payload, request.call.by ?? 'app', endpoint),
    });

  type Context = HandlerContext<Models, Json> & AnySerializer;

  return (endpoint, handler) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    function handle(this: Context, schema: SchemaOf<Models>, request: RoutedRequest) {
      return serializeNow(this, handler.call(this, schema, extend(request, endpoint)));
    }
    // Mirage's types omit the binding of `this` and the fields that our route table adds to the request.
    server[verb](path, handle as never);
  };
}

interface AnySerializer {
  serialize(data: unknown): object;
}

/**
 * Serializes the models that a handler returns. Mirage would do it in a later microtask, when a rehearsed call has
 * already been undone (`rehearse` of `history/commit.ts`). Mirage sends what is serialized as it is.
 */
function serializeNow(context: AnySerializer, result: Response | object): Response | object {
  if (!(result instanceof Response)) return context.serialize(result);
  const [code, headers, data] = result.toRackResponse();
  return new Response(code, headers, context.serialize(data));
}
