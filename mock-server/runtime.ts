import { type ClockView, createAppTime } from './clock/app-time.ts';
import { getNativeTimers } from './clock/clock.ts';
import { createDeviceClock, installDeviceClock } from './clock/device.ts';
import { copyWithoutPage, type Fact } from './history/facts.ts';
import { createPersistence } from './history/persistence.ts';
import { guessPage } from './history/personas.ts';
import { createWorld, type World } from './history/world.ts';
import { createJumps } from './jumps.ts';
import { createEmitter } from './lib/emitter.ts';
import { createFaults } from './network/faults.ts';
import { interceptFetch } from './network/fetch.ts';
import { createPipeline } from './network/pipeline.ts';
import type { LogEntry } from './network/request.ts';
import { createNoPage, createPageAdapter, type PageAdapter, type PageState } from './page/page-adapter.ts';
import type { TabStorage } from './page/tab-storage.ts';
import { WORLD_START } from './seeds/index.ts';
import { createMirageServer } from './server.ts';

export interface MockOptions {
  seed?: number;
  players?: number;
  /** World ms per real ms: 1 is real time (the default), 0 is frozen. */
  rate?: number;
  realNow?: () => number;
  intercept?: boolean;
  /**
   * Saves this tab's world, loads the saved world when the page reloads, and gives the page a separate
   * `localStorage` for each world. Needs a page.
   */
  persist?: boolean;
  /** Id of a saved world that this tab opens and shares; with `persist`. */
  join?: string;
  /** Replaces the page's `Date`, so that `clock.device` can set it. */
  device?: boolean;
  /** By default that of the page whose calls are intercepted; without such a page, one that does nothing. */
  pageAdapter?: PageAdapter;
}

export interface SimulatorEvents {
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  travel: { from: number; to: number };
  request: LogEntry;
  change: null;
}

/** Every event is followed by `change`, once for all events of the same task. */
function createBus() {
  const emitter = createEmitter<{ event: keyof SimulatorEvents; payload: unknown }>();
  let isQueued = false;
  function changed() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      emitter.emit({ event: 'change', payload: null });
    });
  }
  return {
    changed,
    emit<Name extends keyof SimulatorEvents>(event: Name, payload: SimulatorEvents[Name]) {
      emitter.emit({ event, payload });
      changed();
    },
    /** Returns a function that removes the listener. */
    on: <Name extends keyof SimulatorEvents>(
      event: Name,
      listener: (payload: SimulatorEvents[Name]) => void,
    ) =>
      emitter.on((told) => {
        if (told.event === event) listener(told.payload as SimulatorEvents[Name]);
      }),
  };
}

export type MockRuntime = ReturnType<typeof createRuntime>;

/** `storage` saves the world; null when the world is not saved. */
export function createRuntime(options: MockOptions, storage: TabStorage | null = null) {
  const { intercept = true, realNow = Date.now.bind(Date), seed = 7, players = 10_000, rate = 1 } = options;
  const isPage = typeof document !== 'undefined';
  const pageAdapter = options.pageAdapter ?? (intercept && isPage ? createPageAdapter() : createNoPage());
  const timers = getNativeTimers();
  const bus = createBus();
  const { server, routes } = createMirageServer(seed, () => world);
  const world: World = createWorld(server, {
    seed,
    players,
    start: WORLD_START,
    rate,
    realNow,
    getPageState: () => pageAdapter.snapshot(),
    onFact(fact, branched) {
      bus.emit('fact', { fact: copyWithoutPage(fact), branched: branched?.id ?? null });
      if (fact.kind.startsWith('fault')) updateOnline();
      persistence.saveSoon();
    },
  });

  const times = { realNow, serverNow: () => world.now() };
  const device = options.device && isPage ? installDeviceClock(times) : createDeviceClock(times);
  const faults = createFaults(world);

  const appTime = createAppTime(world.clock, device);

  /**
   * Sets the page's `navigator.onLine` to false if there is an offline fault, else to true, and fires `offline` or
   * `online` if the value changes. Call after each change of faults.
   */
  function updateOnline() {
    pageAdapter.setOnline(!faults.list().some(({ effect }) => 'offline' in effect));
  }

  const persistence = createPersistence({
    storage,
    world,
    device,
    pageAdapter,
    timers,
    /** Called when the world of another tab was loaded. */
    onLoad(hasJumped) {
      if (hasJumped) appTime.markAppBehind(false);
      updateOnline();
    },
    onChange: bus.changed,
  });
  const pipeline = createPipeline({
    world,
    routes,
    faults,
    timers,
    realNow,
    exclusive: persistence.exclusive,
    onCall: (entry) => bus.emit('request', { ...entry }),
    onDate: appTime.onDate,
  });
  updateOnline();
  const stopIntercepting = intercept ? interceptFetch(pipeline) : null;

  const jumps = createJumps({
    world,
    appTime,
    pageAdapter,
    persistence,
    pipeline,
    updateOnline,
    onReady: () => bus.emit('ready', appTime.getView()),
    onTravel: (travel) => bus.emit('travel', travel),
  });
  const { jump, whenIdle } = jumps;

  const runtime = {
    jumps,
    world,
    pageAdapter,
    timers,
    realNow,
    routes,
    pipeline,
    faults,
    device,
    appTime,
    bus,
    persistence,
    jump,
    whenIdle,
    /** Runs a change of the world, and resolves when no call and no time jump is under way. */
    async change<Result>(work: () => Result): Promise<Awaited<Result>> {
      const result = await persistence.exclusive(work);
      await whenIdle();
      return result;
    },
    /** Saves the world and fires `change`, for changes that are no facts. */
    changed() {
      persistence.saveSoon();
      bus.changed();
    },
    /** Stores the page's state in the branch that a jump leaves, for a return to it. */
    leaveBranch(isForGood: boolean) {
      const branch = world.timeline.current();
      world.timeline.savePageState(pageAdapter.snapshot());
      if (isForGood || branch.cursor === branch.facts.length) branch.leftAt = world.now();
    },
    /** Returns the state of the page after the last applied fact. */
    getArrival(): PageState {
      const { facts, cursor, basePage } = world.timeline.current();
      return (cursor > 0 ? facts[cursor - 1]?.page : basePage) ?? guessPage(world);
    },
    goToCursor(cursor: number, at: number): PageState {
      runtime.leaveBranch(false);
      world.rebuildAt(cursor);
      world.clock.set(at);
      return runtime.getArrival();
    },
    shutdown() {
      persistence.close();
      stopIntercepting?.();
      device.uninstall();
      pageAdapter.setOnline(true);
      server.shutdown();
    },
  };
  return runtime;
}
