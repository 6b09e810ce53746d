import { type Admin, createAdmin } from './admin/edits.ts';
import { type Bus, createBus } from './bus.ts';
import { getNativeNow } from './clock/clock.ts';
import { createDeviceClock, type DeviceClock, installDeviceClock } from './clock/device.ts';
import { type LastSeenDate, viewClock } from './clock/view.ts';
import { copyWithoutPage } from './history/facts.ts';
import { createWorld, type World } from './history/world.ts';
import type { Exclusive } from './lib/exclusive.ts';
import { createFaults, type FaultStore } from './network/faults.ts';
import { interceptFetch } from './network/fetch.ts';
import { createGate, type Gate, getNativeTimers, type Timers } from './network/gate.ts';
import type { RouteTable } from './network/interceptor.ts';
import { createLog, type NetworkLog } from './network/log.ts';
import { createPipeline, type Pipeline } from './network/pipeline.ts';
import type { MockOptions } from './options.ts';
import { createNoPage, createPageAdapter, type PageAdapter } from './page/page-adapter.ts';
import { createMirageServer } from './server.ts';
import { SETTINGS } from './settings.ts';
import { type Commands, createCommands } from './travel/commands.ts';
import type { Persistence } from './travel/persistence.ts';
import { createTransitions, type Transitions } from './travel/transition.ts';

export interface MockRuntime {
  world: World;
  pageAdapter: PageAdapter;
  gate: Gate;
  timers: Timers;
  realNow(): number;
  routes: RouteTable;
  pipeline: Pipeline;
  faults: FaultStore;
  log: NetworkLog;
  device: DeviceClock;
  lastSeenDate: LastSeenDate;
  transitions: Transitions;
  commands: Commands;
  admin: Admin;
  bus: Bus;
  ready: Promise<void>;
  worldId: string | null;
  saveProblem: Persistence['problem'];
  exclusive: Exclusive;
  changed(): void;
  /**
   * Sets the page's `navigator.onLine` to false if there is an offline fault, else to true, and fires `offline` or
   * `online` if the value changes. Call after each change of faults.
   */
  updateOnline(): void;
  shutdown(): void;
}

export function createRuntime(options: MockOptions, persistence: Persistence): MockRuntime {
  const { intercept = true, realNow = getNativeNow() } = options;
  const isPage = typeof document !== 'undefined';
  const found =
    options.pageAdapter === undefined && intercept && isPage ? createPageAdapter() : options.pageAdapter;
  const pageAdapter = found ?? createNoPage();
  const timers = getNativeTimers();
  const bus = createBus();
  const seed = options.seed ?? SETTINGS.defaultSeed;
  const { server, routes } = createMirageServer({ seed, getWorld: () => world });
  const world: World = createWorld(
    server,
    {
      seed,
      players: options.players ?? SETTINGS.defaultPlayers,
      start: options.start ?? SETTINGS.worldStart,
      rate: options.rate ?? 1,
      realNow,
    },
    {
      getPageState: () => pageAdapter.snapshot(),
      onFact(fact, branched) {
        bus.emit('fact', { fact: copyWithoutPage(fact), branched: branched?.id ?? null });
        if (fact.kind.startsWith('fault')) runtime.updateOnline();
        persistence.keepSoon();
      },
    },
  );

  const times = { realNow, serverNow: () => world.now() };
  const device = options.device && isPage ? installDeviceClock(times) : createDeviceClock(times);
  const lastSeenDate: LastSeenDate = { seen: null, isOutdated: false };
  const faults = createFaults(world);
  const gate = createGate(timers);
  const log = createLog(realNow, (entry) => bus.emit('request', { ...entry }));
  const pipeline = createPipeline({
    world,
    routes,
    faults,
    gate,
    log,
    timers,
    exclusive: persistence.exclusive,
    onDate(at) {
      // `at` is the time in the `Date` header, which has whole seconds.
      lastSeenDate.seen = { at: Math.floor(at / 1000) * 1000, deviceNow: device.now() };
      lastSeenDate.isOutdated = false;
    },
  });
  let from = 0;
  let resolveReady = () => {};
  const transitions = createTransitions({
    gate,
    pageAdapter,
    release: () => pipeline.release(),
    keep: (arrival) => persistence.keep(arrival),
    remember() {
      const restoreWorld = world.remember();
      const [mode, lag, { isOutdated }] = [device.mode(), device.lag(), lastSeenDate];
      return () => {
        restoreWorld();
        device.set(mode);
        device.fallBehind(lag);
        lastSeenDate.isOutdated = isOutdated;
      };
    },
    exclusive: persistence.exclusive,
    seal: () => persistence.seal(),
    onStart() {
      from = world.now();
      runtime.ready = new Promise((resolve) => {
        resolveReady = () => resolve(gate.idle());
      });
    },
    onEnd(isDone) {
      runtime.updateOnline();
      if (isDone) bus.emit('travel', { from, to: world.now() });
      resolveReady();
      void runtime.ready.then(() => bus.emit('ready', viewClock(runtime)));
    },
  });
  const commands = createCommands({
    world,
    transitions,
    pageAdapter,
    faults,
    device,
    onMoved(isTold = true) {
      lastSeenDate.isOutdated = true;
      if (isTold) device.catchUp();
    },
  });
  const page = intercept ? interceptFetch(pipeline) : null;
  const runtime: MockRuntime = {
    world,
    pageAdapter,
    gate,
    timers,
    realNow,
    routes,
    pipeline,
    faults,
    log,
    device,
    lastSeenDate,
    transitions,
    commands,
    admin: createAdmin(world),
    bus,
    ready: Promise.resolve(),
    worldId: persistence.world,
    saveProblem: persistence.problem,
    exclusive: persistence.exclusive,
    changed() {
      persistence.keepSoon();
      bus.changed();
    },
    updateOnline: () => pageAdapter.setOnline(!faults.list().some(({ effect }) => 'offline' in effect)),
    shutdown() {
      page?.restore();
      device.restore();
      pageAdapter.setOnline(true);
      server.shutdown();
    },
  };
  return runtime;
}
