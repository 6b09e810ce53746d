/** The one place that differs from Mirage's types, which leave out some of Mirage's options and fields. */
import { createServer, IdentityManager, type Registry, type Response, type Server } from 'miragejs';
import type { AnyModels } from 'miragejs/-types';
import type Schema from 'miragejs/orm/schema';
import type { ServerConfig } from 'miragejs/server';
import type { FactOf } from './facts.ts';
import type { RoutedRequest, RouteTable } from './network/route-table.ts';

export type RegistryOf<Models extends AnyModels> = Registry<Models, Record<never, never>>;
export type ServerOf<Models extends AnyModels> = Server<RegistryOf<Models>>;
export type SchemaOf<Models extends AnyModels> = Schema<RegistryOf<Models>>;

/**
 * Options of Mirage's `createServer`. The models must be new for each server: Mirage stores a relation's database on the
 * relation itself, so two servers with the same models would read each other's records.
 */
export type MirageOptions<Models extends AnyModels> = Pick<
  ServerConfig<Models, Record<never, never>>,
  'serializers' | 'inflector'
> & { models: Models; factories?: object };

/** Mirage's request, and what the engine adds to it. */
export interface EngineRequest<Payloads> extends RoutedRequest {
  /** The instant of the call. */
  now: number;
  /** Records a fact with the call as its cause. The fact's reducer writes to the schema; a handler never does. */
  record<Kind extends keyof Payloads & string>(kind: Kind, payload: Payloads[Kind]): FactOf<Payloads>;
}

/** What Mirage binds to `this` in a handler. */
export interface HandlerContext {
  /** Runs the serializer of a model or a collection. */
  serialize(resource: object): unknown;
}

/**
 * Registers a handler for an endpoint such as `GET /api/tasks/:id`. As with `server.get`, Mirage answers with what the
 * handler returns: a model, a collection, plain data or a `Response`.
 */
export type Route<Models extends AnyModels, Payloads extends object> = (
  endpoint: string,
  handler: (
    this: HandlerContext,
    schema: SchemaOf<Models>,
    request: EngineRequest<Payloads>,
  ) => Response | object,
) => void;

/** Accepts the id of a removed record again, which the undo of a removal needs. */
class ReusableIds extends IdentityManager {
  override set(id: string | number) {
    try {
      super.set(id);
    } catch {
      // The id is registered already, and the next new id is higher.
    }
  }
}

/** Creates the Mirage server of an app, without rows, whose routes are those of the table. */
export function createMirageServer<Models extends AnyModels>(
  options: MirageOptions<Models>,
  table: RouteTable,
): ServerOf<Models> {
  const config = {
    ...options,
    identityManagers: { application: ReusableIds },
    interceptor: table,
    // Outside of tests, Mirage loads the factories only for a server that has seeds.
    seeds() {},
  };
  const server = createServer<Models, Record<never, never>>(config as object);
  // Mirage ignores the `logging` option, and logs every call unless this property is false.
  server.logging = false;
  return server;
}

/** Rows of Mirage's database by the name of their table. */
export type MirageTables = Record<string, { id: string }[]>;

/** Returns a copy of all rows. Mirage's own dump shares nested values with the database. */
export function dumpTables<Models extends AnyModels>({ db }: ServerOf<Models>): MirageTables {
  const dump: unknown = db.dump();
  return structuredClone(dump) as MirageTables;
}

/** Returns the function that registers the app's handlers. `extend` adds the engine's fields to a request. */
export function createRoute<Models extends AnyModels, Payloads extends object>(
  server: ServerOf<Models>,
  extend: (request: RoutedRequest, endpoint: string) => EngineRequest<Payloads>,
): Route<Models, Payloads> {
  return (endpoint, handler) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    function handle(this: HandlerContext, schema: SchemaOf<Models>, request: RoutedRequest) {
      return handler.call(this, schema, extend(request, endpoint));
    }
    // Mirage's types omit the binding of `this` and the fields that our route table adds to the request.
    server[verb](path, handle as never);
  };
}
