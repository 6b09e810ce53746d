/** Mirage's table of contents: models, factories and the routes, one file per resource. */
import { createServer, type Server } from 'miragejs';
import { factories } from './factories/index.ts';
import type { World } from './history/world.ts';
import { models } from './models/index.ts';
import { RouteTable } from './network/interceptor.ts';
import { registerAuth } from './routes/auth.ts';
import { registerGames } from './routes/games.ts';
import { registerPool } from './routes/pool.ts';
import { registerRanking } from './routes/ranking.ts';
import { registerTrivia } from './routes/trivia.ts';
import { registerUser } from './routes/user.ts';
import { registerWeeks } from './routes/weeks.ts';
import { registerZipcode } from './routes/zipcode.ts';

/** All our nouns are regular; Mirage's own inflector takes "trivia" for a plural. */
const REGULAR = {
  pluralize: (word: string) => (word.endsWith('s') ? word : `${word}s`),
  singularize: (word: string) => word.replace(/s$/, ''),
};

/** Makes an empty Mirage server over a route table. Nothing of the page is touched. */
export function createMirage(): { server: Server; routes: RouteTable } {
  const routes = new RouteTable();
  const server = createServer({
    models,
    inflector: REGULAR,
    // Mirage's own seam for another interceptor than Pretender; its types leave it out.
    ...({ interceptor: routes } as object),
  });
  // The option of the same name is ignored, and without this every call would be printed.
  server.logging = false;
  // Outside its test environment Mirage loads factories only together with seeds of its own.
  (server as unknown as { loadFactories(map: object): void }).loadFactories(factories);
  return { server, routes };
}

/** Registers every endpoint. After construction: routes declared inside it would miss Mirage's middleware. */
export function registerRoutes(server: Server, world: World) {
  registerAuth(server, world);
  registerUser(server, world);
  registerZipcode(server, world);
  registerWeeks(server, world);
  registerGames(server, world);
  registerPool(server, world);
  registerTrivia(server, world);
  registerRanking(server, world);
}
