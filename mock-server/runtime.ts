import { createAdmin } from './admin/edits.ts';
import { getNativeNow } from './clock/clock.ts';
import { createDeviceClock, installDeviceClock } from './clock/device.ts';
import { type ClockView, type LastSeenDate, viewClock } from './clock/view.ts';
import { copyWithoutPage, type Fact } from './history/facts.ts';
import { createWorld, type World } from './history/world.ts';
import { createFaults } from './network/faults.ts';
import { interceptFetch } from './network/fetch.ts';
import { createGate, getNativeTimers } from './network/gate.ts';
import { createLog, type LogEntry } from './network/log.ts';
import { createPipeline } from './network/pipeline.ts';
import type { MockOptions } from './options.ts';
import { createNoPage, createPageAdapter } from './page/page-adapter.ts';
import { createMirageServer } from './server.ts';
import { SETTINGS } from './settings.ts';
import { createCommands } from './travel/commands.ts';
import type { Persistence } from './travel/persistence.ts';
import { createTransitions } from './travel/transition.ts';

export interface SimulatorEvents {
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  travel: { from: number; to: number };
  request: LogEntry;
  change: null;
}

/** Every event is followed by `change`, once for all events of the same task. */
function createBus() {
  const target = new EventTarget();
  const dispatch = (event: string, detail: unknown) =>
    target.dispatchEvent(new CustomEvent(event, { detail }));
  let isQueued = false;
  function changed() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      dispatch('change', null);
    });
  }
  return {
    changed,
    emit<Name extends keyof SimulatorEvents>(event: Name, payload: SimulatorEvents[Name]) {
      dispatch(event, payload);
      changed();
    },
    /** Returns a function that removes the listener. */
    on<Name extends keyof SimulatorEvents>(event: Name, listener: (payload: SimulatorEvents[Name]) => void) {
      const hear = (heard: Event) => listener((heard as CustomEvent<SimulatorEvents[Name]>).detail);
      target.addEventListener(event, hear);
      return () => target.removeEventListener(event, hear);
    },
  };
}

export type MockRuntime = ReturnType<typeof createRuntime>;

export function createRuntime(options: MockOptions, persistence: Persistence) {
  const { intercept = true, realNow = getNativeNow() } = options;
  const isPage = typeof document !== 'undefined';
  const isInterceptedPage = options.pageAdapter === undefined && intercept && isPage;
  const pageAdapter = (isInterceptedPage ? createPageAdapter() : options.pageAdapter) ?? createNoPage();
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
        if (fact.kind.startsWith('fault')) updateOnline();
        persistence.saveSoon();
      },
    },
  );

  const times = { realNow, serverNow: () => world.now() };
  const device = options.device && isPage ? installDeviceClock(times) : createDeviceClock(times);
  const lastSeenDate: LastSeenDate = { seen: null, isOutdated: false };
  const getClockView = () => viewClock({ world, device, lastSeenDate });
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
  let ready: Promise<void> = Promise.resolve();
  const setReady = (next: Promise<void>) => {
    ready = next;
  };
  const announceReady = () => void ready.then(() => bus.emit('ready', getClockView()));
  let from = 0;
  let resolveReady = () => {};

  /**
   * Sets the page's `navigator.onLine` to false if there is an offline fault, else to true, and fires `offline` or
   * `online` if the value changes. Call after each change of faults.
   */
  function updateOnline() {
    pageAdapter.setOnline(!faults.list().some(({ effect }) => 'offline' in effect));
  }

  const transitions = createTransitions({
    gate,
    pageAdapter,
    persistence,
    release: () => pipeline.release(),
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
    onStart() {
      from = world.now();
      setReady(
        new Promise((resolve) => {
          resolveReady = () => resolve(gate.idle());
        }),
      );
    },
    onEnd(isDone) {
      updateOnline();
      if (isDone) bus.emit('travel', { from, to: world.now() });
      resolveReady();
      announceReady();
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
  const runtime = {
    get ready() {
      return ready;
    },
    setReady,
    announceReady,
    world,
    pageAdapter,
    timers,
    realNow,
    routes,
    gate,
    pipeline,
    faults,
    log,
    device,
    lastSeenDate,
    getClockView,
    transitions,
    commands,
    admin: createAdmin(world),
    bus,
    persistence,
    updateOnline,
    /** Runs a change of the world, and resolves when no call and no time jump is under way. */
    async change<Result>(work: () => Result): Promise<Awaited<Result>> {
      const result = await persistence.exclusive(work);
      await transitions.whenIdle();
      return result;
    },
    /** Saves the world and fires `change`, for changes that are no facts. */
    changed() {
      persistence.saveSoon();
      bus.changed();
    },
    shutdown() {
      page?.uninstall();
      device.uninstall();
      pageAdapter.setOnline(true);
      server.shutdown();
    },
  };
  return runtime;
}
