import type { AnyModels } from 'miragejs/-types';
import { hashText } from '../../lib/hash.ts';
import { createClock } from '../clock/world-clock.ts';
import { type AnyFact, type Author, type EnginePayloads, type FactOf, isEngineKind } from '../facts.ts';
import { createFaultTable } from '../faults/fault-table.ts';
import { dumpRows, type Rows } from '../mirage/rows.ts';
import type { ServerOf } from '../mirage/server.ts';
import type { PageState } from '../page/page-state.ts';
import { TEXTS } from '../texts.ts';
import type { Root } from './branch.ts';
import { ENGINE_REDUCERS, type FactContext, type Reducers } from './reducers.ts';
import { createTimeline } from './timeline.ts';

/** All tables: those of Mirage by name, and `faults`. */
export type Tables = Rows;

interface WorldOptions<Models extends AnyModels, Payloads extends object> {
  server: ServerOf<Models>;
  seedDatabase(server: ServerOf<Models>, seed: number): void;
  reducers: Reducers<Models, Payloads>;
  minorFacts: readonly string[];
  describeSeed(tables: Tables): string;
  clampInstant(at: number): number;
  root: Root;
  rate: number;
  realNow: () => number;
  getPageState(): PageState;
  onFact(fact: FactOf<Payloads & EnginePayloads>, branched: string | null): void;
}

export type World<Models extends AnyModels, Payloads extends object> = ReturnType<
  typeof createWorld<Models, Payloads>
>;

/**
 * Returns the world of a server: its data, branches and clock. A jump back in time loads the seed's data and applies the
 * facts up to the cursor again. It restores the ids of all records, because Mirage assigns ids in order of creation.
 */
export function createWorld<Models extends AnyModels, Payloads extends object>({
  server,
  seedDatabase,
  reducers,
  minorFacts,
  describeSeed,
  clampInstant,
  root,
  rate,
  realNow,
  getPageState,
  onFact,
}: WorldOptions<Models, Payloads>) {
  type Fact = FactOf<Payloads & EnginePayloads>;
  const { db, schema } = server;
  const faults = createFaultTable();
  const timeline = createTimeline<Fact>(root, ({ kind }) => isEngineKind(kind) || minorFacts.includes(kind));
  const clock = createClock(realNow, root.start, rate, clampInstant);
  const getTables = (): Tables => ({ ...dumpRows(server), faults: faults.list() });
  let base: { seed: number; tables: Tables } | null = null;
  let isRehearsing = false;

  // The kind of a fact decides the type of its payload, which the compiler doesn't follow through the table.
  const table = { ...ENGINE_REDUCERS, ...reducers } as unknown as Record<
    string,
    (context: FactContext<Models>, payload: unknown) => void
  >;

  function apply({ kind, payload, at }: AnyFact, seed: number) {
    if (!Object.hasOwn(table, kind)) throw new Error(TEXTS.noKind(kind));
    table[kind]?.({ schema, seed, at, faults }, payload);
  }

  /** Returns the data of a seed, and leaves it in the database. */
  function loadSeed(seed: number): Tables {
    faults.clear();
    db.emptyData();
    if (base?.seed !== seed) {
      seedDatabase(server, seed);
      base = { seed, tables: getTables() };
      db.emptyData();
    }
    const { faults: _none, ...rows } = base.tables;
    db.loadData(rows);
    return base.tables;
  }
  function load(facts: readonly Fact[], seed: number) {
    loadSeed(seed);
    for (const fact of facts) apply(fact, seed);
  }
  /** Loads the data of the current branch up to its cursor. */
  const reload = () => load(timeline.applied(), timeline.current().seed);
  function project<Result>(facts: readonly Fact[], seed: number, read: () => Result): Result {
    try {
      load(facts, seed);
      return read();
    } finally {
      reload();
    }
  }

  function record(kind: string, payload: unknown, by: Author = 'app', endpoint?: string): Fact {
    // The payload is copied, so that later changes by the caller don't alter the stored fact.
    const fact = { seq: 0, at: clock.now(), by, kind, payload: structuredClone(payload), endpoint } as Fact;
    try {
      apply(fact, timeline.current().seed);
    } catch (cause) {
      reload();
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(TEXTS.refusedChange(kind, why), { cause });
    }
    if (isRehearsing) return fact;
    const branched = timeline.append(fact, getPageState());
    const stored = timeline.current().facts.at(-1) ?? fact;
    onFact(stored, branched);
    return stored;
  }

  loadSeed(root.seed);

  return {
    clock,
    timeline,
    schema,
    faults,
    now: clock.now,
    seed: () => timeline.current().seed,
    tables: getTables,
    /** Hash of the data of a seed. Facts recorded on data with another hash may not apply. */
    getSeedHash: (seed: number) =>
      hashText(describeSeed(base?.seed === seed ? base.tables : project([], seed, getTables))).slice(0, 8),
    /** Reads the database that other facts give, and restores it. */
    project,
    /**
     * Runs `work`, then restores the database. Facts that `work` commits change the database only until `work`
     * returns, and are not added to the branch.
     */
    rehearse<Result>(work: () => Result): Result {
      isRehearsing = true;
      try {
        return work();
      } finally {
        isRehearsing = false;
        reload();
      }
    },
    /**
     * Records a fact and applies it. When the fact's reducer throws, changes nothing and throws an `Error` with a
     * Spanish message.
     */
    commit: <Kind extends keyof (Payloads & EnginePayloads) & string>(
      kind: Kind,
      payload: (Payloads & EnginePayloads)[Kind],
      by?: Author,
      endpoint?: string,
    ): Fact => record(kind, payload, by, endpoint),
    /** As `commit`, for the engine's own facts. */
    commitOwn: <Kind extends keyof EnginePayloads>(
      kind: Kind,
      payload: EnginePayloads[Kind],
      by?: Author,
      endpoint?: string,
    ): Fact => record(kind, payload, by, endpoint),
    rebuildAt(cursor: number) {
      timeline.current().cursor = cursor;
      reload();
    },
    reload,
    /** Returns a function that restores the branches and the clock as they are now. */
    remember() {
      const { id } = timeline.current();
      const clockState = clock.state();
      const branches = structuredClone([...timeline.branches()]);
      return () => {
        timeline.load(branches, id);
        reload();
        clock.load(clockState);
      };
    },
  };
}
