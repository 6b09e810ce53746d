import { createClock, type WorldClock } from '../clock/clock.ts';
import type { AppSchema, AppServer } from '../models/index.ts';
import type { PageState } from '../page/page-adapter.ts';
import { createStandings } from '../standings/standings.ts';
import { type Branch, createRootBranch, createTimeline, type Timeline } from './branches.ts';
import { createDatabase, type Database } from './database.ts';
import type { Author, Fact, FactKind, FactPayloads } from './facts.ts';

export interface WorldSettings {
  seed: number;
  players: number;
  start: number;
  rate: number;
  realNow: () => number;
}

export interface WorldEvents {
  onFact(fact: Fact, branched: Branch | null): void;
  getPageState(): PageState;
}

export interface World {
  settings: WorldSettings;
  clock: WorldClock;
  timeline: Timeline;
  schema: AppSchema;
  data: Database;
  standings: ReturnType<typeof createStandings>;
  now(): number;
  commit<Kind extends FactKind>(
    kind: Kind,
    payload: FactPayloads[Kind],
    by?: Author,
    endpoint?: string,
  ): Fact;
  rebuildAt(cursor: number): void;
  reload(): void;
  reset(settings: Partial<WorldSettings>): void;
  /** Returns a function that restores the branches and the clock as they are now. */
  remember(): () => void;
}

export function createWorld(server: AppServer, settings: WorldSettings, events: WorldEvents): World {
  const timeline = createTimeline(settings);
  const clock = createClock(settings.realNow, settings.start, settings.rate);
  const data = createDatabase(server, settings.seed);
  const world: World = {
    settings,
    clock,
    timeline,
    schema: data.schema,
    data,
    standings: createStandings({
      schema: data.schema,
      seed: data.seed,
      size: () => world.settings.players,
      now: clock.now,
    }),
    now: clock.now,
    commit(kind, payload, by = 'app', endpoint) {
      // The payload is copied, so that later changes by the caller don't alter the stored fact.
      const cause = { seq: 0, at: clock.now(), by, kind, payload: structuredClone(payload) };
      const fact = (endpoint === undefined ? cause : { ...cause, endpoint }) as Fact;
      // A fact that can't be applied must not be stored: the world could then be neither exported nor moved in time.
      data.apply(fact);
      if (data.isRehearsing()) return fact;
      const page = events.getPageState();
      const { branched } = timeline.append(fact, page);
      const stored = timeline.current().facts.at(-1) as Fact;
      events.onFact(stored, branched);
      return stored;
    },
    rebuildAt(cursor) {
      timeline.moveCursor(cursor);
      data.rebuild(timeline.applied());
    },
    reload() {
      const { seed, players, start } = timeline.current();
      world.settings = { ...world.settings, seed, players, start };
      data.reseed(seed);
      data.rebuild(timeline.applied());
    },
    reset(next) {
      world.settings = { ...world.settings, ...next };
      timeline.load([createRootBranch(world.settings)], 'A');
      clock.load({
        rate: world.settings.rate,
        anchorVirtual: world.settings.start,
        anchorReal: settings.realNow(),
      });
      world.reload();
    },
    remember() {
      const { id } = timeline.current();
      const clockState = clock.state();
      const branches = timeline.branches().map((branch) => ({
        ...branch,
        facts: branch.facts.map((fact) => ({ ...fact })),
      }));
      return () => {
        timeline.load(branches, id);
        world.reload();
        clock.load(clockState);
      };
    },
  };
  return world;
}
