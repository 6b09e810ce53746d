/**
 * Time travel for the Mirage server of any app. The world is a seed, a list of facts and a cursor in that list; the
 * database follows from them. A jump back in time loads the seed and applies the facts up to the cursor again.
 */
import type { AnyModels } from 'miragejs/-types';
import { createBus } from './bus.ts';
import { createPageClocks } from './clock/page-clocks.ts';
import { getNativeTimers } from './clock/timers.ts';
import { type AppDefinition, withDefaults } from './definition.ts';
import { copyWithoutPage, type EnginePayloads, type FactOf, isEngineKind } from './facts.ts';
import { createHar } from './har/har.ts';
import { createPersistence } from './history/persistence.ts';
import { saveWorld } from './history/saved-world.ts';
import { createWorld } from './history/world.ts';
import { createWorldFormat } from './history/world-format.ts';
import { createChange } from './jumps/change.ts';
import { createJumps } from './jumps/jumps.ts';
import { createOpenWorld } from './jumps/open-world.ts';
import { createRegisterRoute } from './mirage/register-route.ts';
import { RouteTable } from './mirage/route-table.ts';
import { createMirageServer } from './mirage/server.ts';
import { handleRequest } from './network/fetch.ts';
import { createNetwork } from './network/network.ts';
import type { EngineEvents, EngineOptions } from './options.ts';
import { createNoPage, createPageAdapter } from './page/page-adapter.ts';
import type { PageState } from './page/page-state.ts';
import { openTabStorage, type TabStorage } from './page/tab-storage.ts';

/** Creates and connects the parts of a mock server. `storage` saves the world; null when the world is not saved. */
export function createEngine<
  Models extends AnyModels,
  Payloads extends object,
  Json extends object = Record<keyof Models, unknown>,
>(
  definition: AppDefinition<Models, Payloads, Json>,
  options: EngineOptions = {},
  storage: TabStorage | null = options.persist ? openTabStorage(definition.keys.engine, options.join) : null,
) {
  type Fact = FactOf<Payloads & EnginePayloads>;
  const app = withDefaults(definition);
  const { intercept = true, realNow = Date.now.bind(Date), seed, parameters, rate } = options;
  const { page, worlds, keys } = app;
  const pageAdapter =
    options.pageAdapter ?? (intercept ? createPageAdapter({ keys, ...page }) : createNoPage());
  const timers = getNativeTimers();
  const bus = createBus<EngineEvents<Fact>>();

  const { routes, server, world } = createServedWorld<Models, Payloads, Json>(app, {
    seed,
    parameters,
    rate,
    realNow,
    getPageState: () => pageAdapter.snapshot(),
    checkFact(kind) {
      if (!isEngineKind(kind)) har.checkIsFree();
    },
    onFact: (fact, branched) => bus.emit('fact', { fact: copyWithoutPage(fact), branched }),
  });

  const har = createHar(() => ({
    world,
    device,
    faults,
    persistence,
    pageAdapter,
    timers,
    jump: jumps.jump,
    rules: app.har,
    findEndpoint: (method, path) => routes.match(method, new URL(path, 'http://har')).endpoint,
    isInstant: (at) => app.worlds.clampInstant(at) === at,
    bus,
    keys,
    storage: (storage && globalThis.sessionStorage) ?? null,
  }));

  const { device, appTime, restoreDate } = createPageClocks(world.clock, realNow, options.device ?? false);
  const format = createWorldFormat<Fact>({ pageKeys: keys.page, ...worlds });
  const persistence = createPersistence({
    storage,
    world,
    format,
    device,
    pageAdapter,
    sessionKeys: keys.session ?? [],
    onChange(hasJumped) {
      if (hasJumped) appTime.noteJump();
      bus.emitChange();
    },
  });
  bus.on('fact', persistence.saveSoon);
  const network = createNetwork({
    ...app.calls,
    world,
    routes,
    pageAdapter,
    timers,
    realNow,
    har,
    persistence,
    appTime,
    bus,
    outside: options.outside,
    isApi: intercept ? app.isApi : null,
  });
  const { faults, pipeline, opened } = network;

  /** Derives the page's state from the applied facts. */
  const guessPage = () => page.guess(world);

  /** Replaced by each time jump. */
  let ready = Promise.resolve();
  function setReady(next: Promise<void>) {
    ready = next;
    void next.then(() => bus.emit('ready', appTime.view()));
  }

  const jumps = createJumps({
    world,
    pipeline,
    persistence,
    pageAdapter,
    device,
    guessPage,
    onJumped: appTime.noteJump,
    onTravel: (travel) => bus.emit('travel', travel),
    onReady: setReady,
    checkIsFree: har.checkIsFree,
  });
  const change = createChange({ persistence, onChange: bus.emitChange, whenIdle: jumps.whenIdle });
  const resumed = har.resume(pipeline);
  const booted = options.persist || opened ? pageAdapter.booted() : null;
  setReady(booted ? Promise.all([booted, opened, resumed]).then(jumps.whenIdle) : ready);

  return {
    /** Resolves when the page of this document shows the app, and at the end of the last time jump. */
    get ready() {
      return ready;
    },
    world,
    server,
    pageAdapter,
    timers,
    realNow,
    pipeline,
    faults,
    device,
    getClockView: appTime.view,
    har,
    checkIsFree: har.checkIsFree,
    bus,
    persistence,
    format,
    /** Returns the page's own items of `localStorage`; without a page, those that follow from the applied facts. */
    getPageStorage: () => (pageAdapter.hasPage ? pageAdapter.snapshot() : guessPage()).storage,
    ...jumps,
    change,
    /** Returns the world with all its branches and the page's state as text, for `open`. */
    save: () => JSON.stringify(saveWorld(world, device.mode(), pageAdapter.snapshot())),
    open: createOpenWorld({ world, device, format, jumps }),
    /** Answers a request that came over real HTTP. Rejects where the connection should break. */
    handle: (request: Request) => handleRequest(pipeline, request),
    shutdown() {
      persistence.close();
      network.stop();
      restoreDate();
    },
  };
}

interface ServedWorldOptions<Fact> extends Pick<EngineOptions, 'seed' | 'parameters' | 'rate'> {
  realNow: () => number;
  getPageState(): PageState;
  checkFact(kind: string): void;
  onFact(fact: Fact, branched: string | null): void;
}

/** Creates the app's Mirage server with its routes, and the world from which its database follows. */
function createServedWorld<Models extends AnyModels, Payloads extends object, Json extends object>(
  app: ReturnType<typeof withDefaults<Models, Payloads, Json>>,
  { seed = 7, parameters = {}, rate = 1, ...options }: ServedWorldOptions<FactOf<Payloads & EnginePayloads>>,
) {
  const routes = new RouteTable(app.calls.getNoRouteMessage);
  const server = createMirageServer(app.mirage, routes);
  const world = createWorld<Models, Payloads>({
    ...app.worlds,
    ...options,
    server,
    seedDatabase: app.seed,
    reducers: app.facts,
    root: { seed, parameters, start: app.start },
    rate,
  });
  app.routes(createRegisterRoute<Models, Payloads & EnginePayloads, Json>(server, world));
  return { routes, server, world };
}
