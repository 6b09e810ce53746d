import { createServer, IdentityManager } from 'miragejs';
import type { World } from './engine/history/world.ts';
import { RouteTable } from './engine/network/interceptor.ts';
import { factories } from './factories/index.ts';
import { type AppServer, createModels } from './models/index.ts';
import { routeAccount } from './routes/account.ts';
import { createRoute } from './routes/api.ts';
import { routeGames } from './routes/games.ts';
import { seedDatabase } from './seeds/index.ts';
import { serializers } from './serializers/index.ts';

/** Every model name has a regular plural. Mirage's own inflector takes “trivia” for a plural. */
const inflector = {
  pluralize: (word: string) => (word.endsWith('s') ? word : `${word}s`),
  singularize: (word: string) => word.replace(/s$/, ''),
};

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

export function createMirageServer(seed: number, getWorld: () => World) {
  const routes = new RouteTable();
  const server: AppServer = createServer({
    models: createModels(),
    factories,
    serializers,
    identityManagers: { application: ReusableIds },
    inflector,
    seeds: (created) => seedDatabase(created as unknown as AppServer, seed),
    routes() {
      // Mirage logs every call unless this property is false, and ignores the `logging` option.
      this.logging = false;
      const route = createRoute(this as unknown as AppServer, getWorld);
      routeAccount(route);
      routeGames(route);
    },
    // `interceptor` replaces Pretender. Mirage's types leave this option out.
    ...({ interceptor: routes } as object),
  }) as unknown as AppServer;
  return { server, routes };
}
