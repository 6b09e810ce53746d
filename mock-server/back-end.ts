/** The game on the engine: what the engine needs of it, and the standings. */
import { clampInstant } from './catalogue/bounds.ts';
import { ENDPOINTS, type EndpointEntry, GENERAL_REFUSALS, REFUSALS } from './catalogue/catalogue.ts';
import { SECRET_KEYS } from './catalogue/secret-keys.ts';
import type { AppDefinition } from './engine/definition.ts';
import { createEngine } from './engine/engine.ts';
import type { HarRules } from './engine/har/har-call.ts';
import type { ApiReply, ApiRequest } from './engine/network/call.ts';
import type { EngineEvents, EngineOptions } from './engine/options.ts';
import type { TabStorage } from './engine/page/tab-storage.ts';
import { factories } from './factories/index.ts';
import { type Fact, type FactPayloads, facts } from './facts/index.ts';
import { createModels, type Models } from './models/index.ts';
import { guessPage } from './page/guess.ts';
import { PAGE_KEYS, TOKEN_KEY } from './page/keys.ts';
import { PAGE } from './page/page.ts';
import { createCheckedRoute } from './routes/checked-route.ts';
import { registerRoutes } from './routes/index.ts';
import { NEW_WORLD_PARAMETERS, seedDatabase, WORLD_START } from './seeds/index.ts';
import { serializers } from './serializers/index.ts';
import type { Wire } from './serializers/wire.ts';
import { DEFAULT_PLAYERS } from './standings/simulated-players.ts';
import { createStandings } from './standings/standings.ts';
import { upgradeWorld } from './worlds/earlier-versions.ts';
import { readPayload } from './worlds/saved-facts.ts';

export interface MockOptions extends Omit<EngineOptions, 'parameters'> {
  /** Number of simulated players. */
  players?: number;
  /** Origin of the API, when it is not the page's own. */
  apiOrigin?: string | undefined;
}
export type SimulatorEvents = EngineEvents<Fact>;
export type BackEnd = ReturnType<typeof createBackEnd>;

/** Every model name has a regular plural. Mirage's own inflector takes “trivia” for a plural. */
const inflector = {
  pluralize: (word: string) => (word.endsWith('s') ? word : `${word}s`),
  singularize: (word: string) => word.replace(/s$/, ''),
};

/** Creates the back end of the game. `storage` is for tests: see `createEngine`. */
export function createBackEnd(
  { players = DEFAULT_PLAYERS, apiOrigin, ...options }: MockOptions = {},
  storage?: TabStorage | null,
) {
  const definition: AppDefinition<Models, FactPayloads, Wire> = {
    mirage: { models: createModels(), factories, serializers, inflector },
    start: WORLD_START,
    seed: seedDatabase,
    facts,
    // A handler runs when `backEnd` is there.
    routes: (route) => registerRoutes(createCheckedRoute(route, () => backEnd)),
    isApi: ({ origin, pathname }) =>
      [location.origin, apiOrigin].includes(origin) && /^\/(api|sanctum)\//.test(pathname),
    keys: PAGE_KEYS,
    page: { ...PAGE, guess: guessPage },
    har: HAR_RULES,
    calls: { refuse: refuseHeaders, headers: HEADERS, getNoRouteMessage, getMessage },
    worlds: {
      minorFacts: ['laravel', 'login-failed'],
      clampInstant,
      upgrade: upgradeWorld,
      readPayload,
      // The order of the tables is that of the first versions, so that the worlds which they saved still open.
      describeSeed: ({ settings, failedLogins, ...tables }) =>
        JSON.stringify({ ...tables, settings, failedLogins }),
    },
  };
  const engine = createEngine(
    definition,
    { ...options, parameters: { players, ...NEW_WORLD_PARAMETERS } },
    storage,
  );
  const { schema, timeline, now } = engine.world;
  const backEnd = Object.assign(engine, {
    needsSession: HAR_RULES.needsSession,
    /** The rate with which the clock of the first world has begun. */
    firstRate: options.rate ?? 1,
    standings: createStandings(schema, timeline.current, now),
  });
  return backEnd;
}

const entries: Readonly<Record<string, EndpointEntry>> = ENDPOINTS;

const HAR_RULES: HarRules = {
  needsSession: (endpoint) => !entries[endpoint]?.isOpen,
  cookieEndpoint: 'GET /sanctum/csrf-cookie',
  secretKeys: SECRET_KEYS,
  createSession: (token) => ({ [TOKEN_KEY]: token }),
};

const USUAL_REFUSALS = (['unauthenticated', 'unverifiedEmail', 'notFound', ...GENERAL_REFUSALS] as const).map(
  (name) => REFUSALS[name],
);

/** As Laravel answers. */
const HEADERS = { 'cache-control': 'no-cache, private' };
const getNoRouteMessage = (path: string) => `The route ${path.slice(1)} could not be found.`;

const getMessage = (status: number) => USUAL_REFUSALS.find((refusal) => refusal.status === status)?.message;

function refuseHeaders(call: ApiRequest): ApiReply | null {
  const accepts = call.headers.accept?.includes('application/json');
  if (accepts && call.headers['x-requested-with'] === 'XMLHttpRequest') return null;
  // The mock server answers 406 to every call that lacks one of the two headers, so that a missing header is always
  // noticed. Laravel redirects only an unauthenticated call without `Accept: application/json`, to its log-in page.
  return {
    status: 406,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>406</title><p>Accept: application/json and X-Requested-With are required.</p>',
  };
}
