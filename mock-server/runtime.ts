/** Everything a running server is made of, put together once. */

import { type Admin, createAdmin } from './admin/edits.ts';
import { type Bus, createBus } from './bus.ts';
import { nativeNow } from './clock/clock.ts';
import { createDeviceClock, type DeviceClock, installDeviceClock } from './clock/device.ts';
import { viewClock } from './control/clock.ts';
import type { MockOptions } from './control.ts';
import { createWorld, type World } from './history/world.ts';
import { createFaults, type FaultDesk } from './network/faults.ts';
import { interceptFetch } from './network/fetch.ts';
import { createGate, type Gate, nativeTimers, type Timers } from './network/gate.ts';
import type { RouteTable } from './network/interceptor.ts';
import { createLog, type NetworkLog } from './network/log.ts';
import { createPipeline, type Pipeline } from './network/pipeline.ts';
import { type ClientAdapter, type ClientState, createNoClient, createPageClient } from './page/client.ts';
import { ASSUMPTIONS } from './policy.ts';
import { createMirage, registerRoutes } from './server.ts';
import { createMoves, type Moves } from './travel/commands.ts';
import { createTravel, type Travel } from './travel/transition.ts';

/** When the app last heard the time, and when the hands were last moved. */
export interface Hearing {
  /** The `Date` it got last, and the device's time then; null before the first. */
  heard: { at: number; deviceNow: number } | null;
  isUnheard: boolean;
}

/** The parts. */
export interface Stage {
  world: World;
  client: ClientAdapter;
  gate: Gate;
  timers: Timers;
  routes: RouteTable;
  pipeline: Pipeline;
  faults: FaultDesk;
  log: NetworkLog;
  device: DeviceClock;
  hearing: Hearing;
  travel: Travel;
  moves: Moves;
  admin: Admin;
  bus: Bus;
  /** Settles when the world is ready; replaced by each move. */
  ready: Promise<void>;
  /** The id of the world on this device; null where it is kept nowhere. */
  kept: string | null;
  /** Runs a change of the world while no other tab of this world makes one, after taking up what they did. */
  exclusive: Shelf['exclusive'];
  /** Something changed that is no fact: keeps it and tells. */
  changed(): void;
  /** Says whether there is a network, after anything that may have changed it. */
  tellOnline(): void;
  shutdown(): void;
}

/** What keeps the world; nothing does where the world need not outlive its page. */
export interface Shelf {
  world: string | null;
  /** Keeps it now, with where the page starts again; false when the device has no room for it. */
  keep(arrival: ClientState | null): boolean;
  /** Keeps it some time soon. */
  keepSoon(): void;
  exclusive<Result>(work: () => Result): Result | Promise<Awaited<Result>>;
  /** Ignores storage writes of a page that is about to reload. */
  seal(): void;
}

/** Puts the parts together over an empty Mirage server. */
export function setStage(options: MockOptions, shelf: Shelf): Stage {
  const { intercept = true, realNow = nativeNow() } = options;
  const isPage = typeof document !== 'undefined';
  const found = options.client === undefined && intercept && isPage ? createPageClient() : options.client;
  const client = found ?? createNoClient();
  const timers = nativeTimers();
  const bus = createBus();
  const { server, routes } = createMirage();
  const world = createWorld(
    server,
    {
      seed: options.seed ?? ASSUMPTIONS.defaultSeed,
      players: options.players ?? ASSUMPTIONS.defaultPlayers,
      start: options.start ?? ASSUMPTIONS.worldStart,
      rate: options.rate ?? 1,
      realNow,
    },
    {
      client: () => client.snapshot(),
      onFact(fact, branched) {
        const { client: _client, ...bare } = fact;
        bus.emit('fact', { fact: structuredClone(bare) as typeof fact, branched: branched?.id ?? null });
        if (fact.kind.startsWith('fault')) stage.tellOnline();
        shelf.keepSoon();
      },
    },
  );
  registerRoutes(server, world);
  world.data.rebuild([]);

  const times = { realNow, serverNow: () => world.now() };
  const device = options.device && isPage ? installDeviceClock(times) : createDeviceClock(times);
  const hearing: Hearing = { heard: null, isUnheard: false };
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
    exclusive: shelf.exclusive,
    onDate(at) {
      // The header has whole seconds.
      hearing.heard = { at: Math.floor(at / 1000) * 1000, deviceNow: device.now() };
      hearing.isUnheard = false;
    },
  });
  let from = 0;
  let arrived = () => {};
  const travel = createTravel({
    gate,
    client,
    release: () => pipeline.release(),
    keep: (arrival) => shelf.keep(arrival),
    exclusive: shelf.exclusive,
    seal: () => shelf.seal(),
    onStart() {
      from = world.now();
      stage.ready = new Promise((resolve) => {
        arrived = () => resolve(gate.idle());
      });
    },
    onEnd(isDone) {
      stage.tellOnline();
      if (isDone) bus.emit('travel', { from, to: world.now() });
      arrived();
      void stage.ready.then(() => bus.emit('ready', viewClock(stage)));
    },
  });
  const moves = createMoves({
    world,
    travel,
    client,
    faults,
    device,
    keep: (arrival) => shelf.keep(arrival),
    onMoved(isTold = true) {
      hearing.isUnheard = true;
      if (isTold) device.catchUp();
    },
  });
  const page = intercept ? interceptFetch(pipeline) : null;
  const stage: Stage = {
    world,
    client,
    gate,
    timers,
    routes,
    pipeline,
    faults,
    log,
    device,
    hearing,
    travel,
    moves,
    admin: createAdmin(world),
    bus,
    ready: Promise.resolve(),
    kept: shelf.world,
    exclusive: shelf.exclusive,
    changed() {
      shelf.keepSoon();
      bus.changed();
    },
    tellOnline: () => client.setOnline(!faults.list().some(({ effect }) => 'offline' in effect)),
    shutdown() {
      page?.restore();
      device.restore();
      client.setOnline(true);
      server.shutdown();
    },
  };
  return stage;
}
