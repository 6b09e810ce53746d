/**
 * What an app hands to the engine: its Mirage server, its facts, and the little that the engine must know of its page.
 */
import type { AnyModels } from 'miragejs/-types';
import type { EnginePayloads } from './facts.ts';
import type { HarRules } from './har/har-call.ts';
import type { Tables } from './history/database.ts';
import type { Reducers } from './history/reducers.ts';
import type { World } from './history/world.ts';
import type { RegisterRoute } from './mirage/register-route.ts';
import type { MirageOptions, ServerOf } from './mirage/server.ts';
import type { ApiReply, ApiRequest } from './network/call.ts';
import type { PageKeys, PageState } from './page/page-state.ts';

export interface AppDefinition<
  Models extends AnyModels,
  Payloads extends object,
  Json extends object = Record<keyof Models, unknown>,
> {
  /** Models, factories and serializers. */
  mirage: MirageOptions<Models>;
  /** The time of a new world (ms since the epoch). */
  start: number;
  /**
   * Fills the empty database. The same seed and parameters must give the same rows: no clock, no `Math.random`.
   * `parameters` are those with which the engine was created, or those of the saved world.
   */
  seed(server: ServerOf<Models>, seed: number, parameters: Readonly<Record<string, number>>): void;
  /** The reducer of each kind of fact. */
  facts: Reducers<Models, Payloads>;
  /** Registers the handlers. A handler reads the schema and records facts; it never writes to the schema. */
  routes(route: RegisterRoute<Models, Payloads & EnginePayloads, Json>): void;
  /** Whether the mock server answers a call of the page. Other calls go to the network. */
  isApi(url: URL): boolean;
  keys: PageKeys;
  page?: {
    /** The path of the app on its host, such as `/app`; empty at the root. */
    base?: string;
    /** Whether the page shows the app. By default it does as soon as it has loaded. */
    isReady?(): boolean;
    /** The events by which the app's code reports a file that it couldn't load, such as those of a build tool. */
    loadErrorEvents?: readonly string[];
    /** Derives the page's state from the facts of the world, when no fact has stored it. */
    guess?(world: World<Models, Payloads>): PageState;
  };
  calls?: {
    /** Answers a call instead of its route, for example one without a header that every call needs. */
    refuse?(call: ApiRequest): ApiReply | null;
    /** Default headers of every response; a route's own header wins. */
    headers?: Readonly<Record<string, string>>;
    /** The message of the 404 of a call that has no route. */
    getNoRouteMessage?(path: string): string;
    /** The usual message of a status, for a fault that has only a status. */
    getMessage?(status: number): string | undefined;
  };
  /** What the engine must know to play a HAR file. */
  har?: HarRules;
  worlds?: {
    /** Kinds of facts that change no row of interest: a write after a jump back replaces them without a branch. */
    minorFacts?: readonly (keyof Payloads & string)[];
    /** Limits the time of a running clock. */
    clampInstant?(at: number): number;
    /** Brings the JSON of a saved world to the present form. Calls `onBroken` for each value that it must change. */
    upgrade?(saved: object, onBroken: (name: string, expects: string) => void): unknown;
    /** Returns the payload of a saved fact as its reducer expects it, or null when it has another form. */
    readPayload?(kind: string, payload: object): object | null;
    /** The text whose hash identifies the data of a seed. Default: the tables as JSON. */
    describeSeed?(tables: Tables): string;
  };
}

const NO_HAR_RULES: HarRules = {
  needsSession: () => false,
  cookieEndpoint: '',
  secretKeys: [],
  createSession: () => ({}),
};

/** Returns the definition with the defaults of what an app may leave out. */
export const withDefaults = <Models extends AnyModels, Payloads extends object, Json extends object>({
  page,
  calls,
  worlds,
  ...app
}: AppDefinition<Models, Payloads, Json>) => ({
  ...app,
  har: { ...NO_HAR_RULES, ...app.har },
  page: { guess: (): PageState => ({ storage: {}, route: '/' }), ...page },
  calls: { refuse: () => null, headers: {}, getMessage: () => undefined, ...calls },
  worlds: {
    minorFacts: [],
    clampInstant: (at: number) => at,
    upgrade: (saved: object) => saved,
    readPayload: (_kind: string, payload: object) => payload,
    describeSeed: (tables: Tables) => JSON.stringify(tables),
    ...worlds,
  },
});
