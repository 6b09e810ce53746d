import { hashText } from '../../lib/hash.ts';
import type { AppServer, Tables } from '../../models/index.ts';
import { seedDatabase } from '../../seeds/index.ts';
import { createStandings } from '../../standings/standings.ts';
import { createClock } from '../clock/clock.ts';
import type { PageState } from '../page/page-adapter.ts';
import { createTimeline, type Root } from './branches.ts';
import { type Author, applyFact, type Fact, type FactKind, type PayloadOf } from './facts.ts';

interface WorldOptions extends Root {
  rate: number;
  realNow: () => number;
  onFact(fact: Fact, branched: string | null): void;
  getPageState(): PageState;
}

export type World = ReturnType<typeof createWorld>;

/**
 * Returns the world of a server: its data, branches and clock. A jump back in time loads the seed's data and applies the
 * facts up to the cursor again. It restores the ids of all records, because Mirage assigns ids in order of creation.
 */
export function createWorld(
  server: AppServer,
  { rate, realNow, onFact, getPageState, ...root }: WorldOptions,
) {
  const { db, schema } = server;
  const timeline = createTimeline(root);
  const clock = createClock(realNow, root.start, rate);
  // The dump is cloned, because it shares nested values with the database.
  const getTables = () => structuredClone(db.dump()) as unknown as Tables;
  let base = { seed: root.seed, tables: getTables() };
  let isRehearsing = false;

  function load(facts: readonly Fact[], seed: number) {
    if (base.seed !== seed) {
      db.emptyData();
      seedDatabase(server, seed);
      base = { seed, tables: getTables() };
    }
    db.emptyData();
    db.loadData(base.tables);
    for (const fact of facts) applyFact(schema, fact, seed);
  }
  /** Loads the data of the current branch up to its cursor. */
  const reload = () => load(timeline.applied(), timeline.current().seed);
  function project(facts: readonly Fact[], seed: number) {
    try {
      load(facts, seed);
      return getTables();
    } finally {
      reload();
    }
  }

  return {
    clock,
    timeline,
    schema,
    standings: createStandings(schema, timeline.current, clock.now),
    now: clock.now,
    seed: () => timeline.current().seed,
    tables: getTables,
    /** Hash of the data of a seed. Facts recorded on data with another hash may not apply. */
    getSeedHash: (seed: number) =>
      hashText(JSON.stringify(base.seed === seed ? base.tables : project([], seed))).slice(0, 8),
    /** Returns the tables that other facts give, and restores the database. */
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
    commit<Kind extends FactKind>(
      kind: Kind,
      payload: PayloadOf<Kind>,
      by: Author = 'app',
      endpoint?: string,
    ): Fact {
      // The payload is copied, so that later changes by the caller don't alter the stored fact.
      const fact = { seq: 0, at: clock.now(), by, kind, payload: structuredClone(payload), endpoint } as Fact;
      try {
        applyFact(schema, fact, timeline.current().seed);
      } catch (cause) {
        reload();
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`El cambio “${kind}” no se puede aplicar, y nada cambió: ${why}`, { cause });
      }
      if (isRehearsing) return fact;
      const branched = timeline.append(fact, getPageState());
      const stored = timeline.current().facts.at(-1) as Fact;
      onFact(stored, branched);
      return stored;
    },
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
