/** Creates Mirage's server. Its options here include some that Mirage's types leave out. */
import { createServer, IdentityManager, type Registry, type Server } from 'miragejs';
import type { AnyModels, Instantiate } from 'miragejs/-types';
import type Schema from 'miragejs/orm/schema';
import type { ServerConfig } from 'miragejs/server';
import type { ReadDb } from './read-db.ts';
import type { RouteTable } from './route-table.ts';

type NoFactories = Record<never, never>;
type RegistryOf<Models extends AnyModels> = Registry<Models, NoFactories>;
export type ServerOf<Models extends AnyModels> = Server<RegistryOf<Models>>;
export type SchemaOf<Models extends AnyModels> = Schema<RegistryOf<Models>>;
/**
 * The schema of a handler, which reads records and records facts. Only a fact's reducer creates, changes and removes
 * them.
 */
export type ReadSchemaOf<Models extends AnyModels> = Pick<
  SchemaOf<Models>,
  'all' | 'find' | 'findBy' | 'first' | 'where'
> & { readonly db: ReadDb };
/** A record as Mirage's ORM returns it. */
export type ModelOf<Models extends AnyModels, Name extends keyof Models> = Instantiate<
  RegistryOf<Models>,
  Name
>;

/**
 * Options of Mirage's `createServer`. The models must be new for each server: Mirage stores a relation's database on
 * the relation itself, so two servers with the same models would read each other's records.
 */
export type MirageOptions<Models extends AnyModels> = Pick<
  ServerConfig<Models, NoFactories>,
  'serializers' | 'inflector'
> & { models: Models; factories?: object };

/** Creates the Mirage server of an app, without rows, whose routes are those of the table. */
export function createMirageServer<Models extends AnyModels>(
  options: MirageOptions<Models>,
  table: RouteTable,
): ServerOf<Models> {
  const config: ServerConfig<Models, NoFactories> & { interceptor: RouteTable } = {
    ...options,
    identityManagers: { application: ReusableIds },
    interceptor: table,
    // Mirage loads the factories only for a server that has seeds, or whose environment is `test`. In that environment
    // it also sets `window.server`.
    seeds() {},
  };
  return createServer(config);
}

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
