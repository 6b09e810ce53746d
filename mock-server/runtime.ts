import { createDeviceClock, getNativeTimers, installDeviceClock } from './engine/clock/clock.ts';
import { copyWithoutPage, type Fact } from './engine/history/facts.ts';
import { createPersistence } from './engine/history/persistence.ts';
import { createWorld, type World } from './engine/history/world.ts';
import { createFaults } from './engine/network/faults.ts';
import { interceptFetch } from './engine/network/fetch.ts';
import { createPipeline, type LogEntry } from './engine/network/pipeline.ts';
import {
  createNoPage,
  createPageAdapter,
  type PageAdapter,
  type PageState,
  TOKEN_KEY,
} from './engine/page/page-adapter.ts';
import { openTabStorage, type TabStorage } from './engine/page/tab-storage.ts';
import { createEmitter } from './lib/emitter.ts';
import { SECOND_MS } from './lib/time.ts';
import { findRecord } from './models/index.ts';
import { WORLD_START } from './seeds/index.ts';
import { createMirageServer } from './server.ts';

export interface MockOptions {
  seed?: number;
  players?: number;
  /** World ms per real ms: 1 is real time (the default), 0 is frozen. */
  rate?: number;
  realNow?: () => number;
  /** Replaces the page's `fetch`, so that the mock server answers the page's API calls. Default: true. Needs a page. */
  intercept?: boolean;
  /**
   * Saves this tab's world, loads the saved world when the page reloads, and gives the page a separate
   * `localStorage` for each world. Needs a page.
   */
  persist?: boolean;
  /** Id of a saved world that this tab opens and shares; with `persist`. */
  join?: string;
  /** Replaces the page's `Date`, so that `clock.device` can set it. Needs a page. */
  device?: boolean;
  /** Default: with `intercept`, an adapter of the page in which this code runs, otherwise one that does nothing. */
  pageAdapter?: PageAdapter;
}

export type ClockView = ReturnType<MockRuntime['getClockView']>;

export interface SimulatorEvents {
  ready: ClockView;
  fact: { fact: Fact; branched: string | null };
  /** `isTold`: the app knows of the jump, because it was notified or its page reloaded. */
  travel: { from: number; to: number; isTold: boolean };
  request: LogEntry;
  change: null;
}

const JUMP_TIMEOUT_MS = 2 * SECOND_MS;
const NO_SPACE = 'El navegador ya no tiene espacio: nada cambió.';

export type MockRuntime = ReturnType<typeof createRuntime>;

/** Creates and connects the parts of a mock server. `storage` saves the world; null when the world is not saved. */
export function createRuntime(
  options: MockOptions,
  storage: TabStorage | null = options.persist ? openTabStorage(options.join) : null,
) {
  const { intercept = true, realNow = Date.now.bind(Date), seed = 7, players = 10_000, rate = 1 } = options;
  const pageAdapter = options.pageAdapter ?? (intercept ? createPageAdapter() : createNoPage());
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
      bus.emit('fact', { fact: copyWithoutPage(fact), branched });
      persistence.saveSoon();
    },
  });

  const device = createDeviceClock(realNow, world.now);
  const restoreDate = options.device ? installDeviceClock(device) : null;
  const faults = createFaults(world);

  /** The app's time minus the device's time, from the last `Date` header. Null before the first response. */
  let appOffset: number | null = null;
  /** Whether the world's time has jumped since the last response. */
  let isBehind = false;

  function getClockView() {
    const now = world.now();
    const believed = appOffset === null ? null : device.now() + appOffset;
    // Before the first response, the app uses the device's time.
    const difference = Math.abs((believed ?? device.now()) - now);
    return {
      now,
      rate: world.clock.state().rate,
      device: device.mode(),
      lag: device.lag(),
      /**
       * The time that the app assumes: the last `Date` header plus the time that the device's clock has measured since
       * then (ms). Null before the app receives its first response.
       */
      believed,
      /** `believed` minus `now` (ms): negative when the app's time is behind. Null while `believed` is null. */
      skew: believed === null ? null : believed - now,
      /**
       * Whether the world's time has jumped and the app has not learned the new time. A `Date` header has whole seconds,
       * so a difference below one second is no error.
       */
      isAppBehind: isBehind && difference >= SECOND_MS,
    };
  }

  const updateOnline = () => pageAdapter.setOnline(!faults.list().some(({ effect }) => 'offline' in effect));

  const persistence = createPersistence({
    storage,
    world,
    device,
    pageAdapter,
    onChange(hasJumped) {
      isBehind ||= hasJumped;
      bus.emitChange();
    },
  });
  const pipeline = createPipeline({
    world,
    routes,
    faults,
    timers,
    realNow,
    exclusive: persistence.exclusive,
    onCall: (entry) => bus.emit('request', { ...entry }),
    onDate(at) {
      // The `Date` header of a response at this time has whole seconds.
      appOffset = Math.floor(at / SECOND_MS) * SECOND_MS - device.now();
      isBehind = false;
    },
  });
  updateOnline();
  const stopUpdatingOnline = bus.on('change', updateOnline);
  const stopIntercepting = intercept ? interceptFetch(pipeline) : null;

  async function runJump(apply: () => PageState | null, notifiesApp: boolean) {
    const from = world.now();
    await pipeline.close(JUMP_TIMEOUT_MS);
    let arrival: PageState | null;
    try {
      const result = persistence.exclusive(() => applyJump(apply, notifiesApp));
      // Awaits only a promise: with an `await`, `change` would fire between the events of one jump.
      arrival = result instanceof Promise ? await result : result;
      // In a document that the page leaves, `reload` never resolves. The pipeline of that document stays closed, so
      // that its calls don't change the new world.
      if (arrival) {
        await pageAdapter.reload(arrival.route);
        // A reload ends the page's calls. Without one, because the page is still loading, they end here.
        pipeline.dropHeld();
      }
    } finally {
      pipeline.open();
    }
    if (arrival) {
      await pageAdapter.booted();
      persistence.save(null);
    } else if (notifiesApp) pageAdapter.poke();
    bus.emit('travel', { from, to: world.now(), isTold: arrival !== null || notifiesApp });
  }

  function applyJump(apply: () => PageState | null, notifiesApp: boolean): PageState | null {
    const from = world.now();
    const restoreWorld = world.remember();
    const [mode, lag] = [device.mode(), device.lag()];
    try {
      const arrival = apply();
      // The world is saved first, because another tab must not see the new token in the old world.
      if (!persistence.save(arrival) && arrival) throw new Error(NO_SPACE);
      if (arrival) {
        pageAdapter.clearCsrfCookie();
        const before = pageAdapter.snapshot();
        try {
          pageAdapter.setState(arrival);
        } catch {
          pageAdapter.setState(before);
          throw new Error(NO_SPACE);
        }
        if (pageAdapter.leaves(arrival.route)) persistence.leave();
      }
      isBehind = true;
      // Without the lag, a device that follows the server would show a silent jump to the app.
      device.set(device.mode(), arrival || notifiesApp ? 0 : lag + world.now() - from);
      return arrival;
    } catch (error) {
      restoreWorld();
      device.set(mode, lag);
      persistence.save(null);
      throw error;
    }
  }

  let lastJump: Promise<unknown> = Promise.resolve();
  const whenIdle = () => lastJump.then(() => pipeline.idle());

  function setReady(ready: Promise<void>) {
    runtime.ready = ready;
    void ready.then(() => bus.emit('ready', getClockView()));
  }

  const runtime = {
    /** Replaced by each time jump. */
    ready: Promise.resolve(),
    world,
    pageAdapter,
    timers,
    realNow,
    pipeline,
    faults,
    device,
    getClockView,
    bus,
    persistence,
    /**
     * Runs a time jump: a change of the world's time, branch, persona or data as one transaction. New calls wait, calls
     * under way finish in the old world or are dropped, held calls stay held unless the page reloads, `apply` changes
     * the world, and the page reloads or, with `notifiesApp`, is notified; a jump without either is silent. `apply` returns the state
     * that the page must have after a reload, or null for no reload. If `apply` throws, nothing changes.
     */
    jump(apply: () => PageState | null, { notifiesApp = false } = {}): Promise<void> {
      const done = lastJump.then(() => runJump(apply, notifiesApp));
      lastJump = done.catch(() => {});
      const ready = whenIdle();
      setReady(ready);
      return done.then(() => ready);
    },
    /** Resolves when no call and no time jump is under way. */
    whenIdle,
    /**
     * Runs a change of the world without a time jump, saves it and fires `change`. Resolves when no call and no time
     * jump is under way.
     */
    async change<Result>(work: () => Result): Promise<Result> {
      const result = await persistence.exclusive(() => {
        const value = work();
        persistence.saveSoon();
        bus.emitChange();
        return value;
      });
      await whenIdle();
      return result;
    },
    /**
     * Stores the page's state in the current branch before a jump or a new branch. Stores the time as well if another
     * branch becomes current (`isSwitching`), or the jump goes back from the end of the current branch.
     */
    leaveBranch(isSwitching: boolean) {
      const branch = world.timeline.current();
      world.timeline.savePageState(pageAdapter.snapshot());
      if (isSwitching || branch.cursor === branch.facts.length) branch.leftAt = world.now();
    },
    /** Returns the state of the page after the last applied fact. */
    getArrival(): PageState {
      const { facts, cursor, basePage } = world.timeline.current();
      return (cursor > 0 ? facts[cursor - 1]?.page : basePage) ?? guessPage(world);
    },
    /** Returns the page's own items of `localStorage`; without a page, those that follow from the applied facts. */
    getPageStorage: () => (pageAdapter.hasPage ? pageAdapter.snapshot() : guessPage(world)).storage,
    goToCursor(cursor: number, at: number): PageState {
      runtime.leaveBranch(false);
      world.rebuildAt(cursor);
      world.clock.set(at);
      return runtime.getArrival();
    },
    shutdown() {
      persistence.close();
      stopIntercepting?.();
      stopUpdatingOnline();
      restoreDate?.();
      pageAdapter.setOnline(true);
    },
  };
  setReady(options.persist ? pageAdapter.booted().then(whenIdle) : runtime.ready);
  return runtime;
}

/** Returns an emitter that follows events by `change`: one `change`, in a microtask, for all events until then. */
function createBus() {
  const emitter = createEmitter<{ event: keyof SimulatorEvents; payload: unknown }>();
  let isQueued = false;
  function emitChange() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      emitter.emit({ event: 'change', payload: null });
    });
  }
  return {
    emitChange,
    emit<Name extends keyof SimulatorEvents>(event: Name, payload: SimulatorEvents[Name]) {
      emitter.emit({ event, payload });
      emitChange();
    },
    /** Returns a function that removes the listener. */
    on<Name extends keyof SimulatorEvents>(event: Name, listener: (payload: SimulatorEvents[Name]) => void) {
      return emitter.on((emitted) => {
        if (emitted.event === event) listener(emitted.payload as SimulatorEvents[Name]);
      });
    },
  };
}

/** Derives the page's state from the applied facts. Sessions get the ids 1, 2, 3 … in the order of their facts. */
function guessPage(world: World): PageState {
  let sessionCount = 0;
  let ownId: string | null = null;
  for (const { kind, payload } of world.timeline.applied()) {
    const opens = kind === 'login' || (kind === 'verify' && payload.mail_id !== null);
    if (opens) sessionCount += 1;
    if (opens && !(kind === 'login' && payload.device)) ownId = String(sessionCount);
    const isDeleted =
      kind === 'delete' && payload.user_id === findRecord(world.schema, 'sessions', ownId ?? '')?.userId;
    if (kind === 'persona' || isDeleted || (kind === 'logout' && payload.session_id === ownId)) ownId = null;
  }
  const session = ownId === null ? null : findRecord(world.schema, 'sessions', ownId);
  return session ? { storage: { [TOKEN_KEY]: session.token }, route: '/games' } : { storage: {}, route: '/' };
}
