import type { AnyModels } from 'miragejs/-types';
import { createClock } from '../clock/world-clock.ts';
import { type Author, type EnginePayloads, type FactOf, isEngineKind } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import type { Root } from './branch.ts';
import { createCommit } from './commit.ts';
import { createDatabase, type DatabaseOptions, type Origin } from './database.ts';
import { createTimeline } from './timeline.ts';

/** Records a fact with the payload of its kind. */
type Commit<Payloads, Fact> = <Kind extends keyof Payloads & string>(
  kind: Kind,
  payload: Payloads[Kind],
  by?: Author,
  endpoint?: string,
) => Fact;

interface WorldOptions<Models extends AnyModels, Payloads extends object>
  extends DatabaseOptions<Models, Payloads> {
  minorFacts: readonly string[];
  clampInstant(at: number): number;
  root: Root;
  rate: number;
  realNow: () => number;
  getPageState(): PageState;
  /** Throws an `Error` in Spanish when facts of this kind are refused now, as while a HAR file is open. */
  checkFact(kind: string): void;
  onFact(fact: FactOf<Payloads & EnginePayloads>, branched: string | null): void;
}

export type World<Models extends AnyModels, Payloads extends object> = ReturnType<
  typeof createWorld<Models, Payloads>
>;

/**
 * Returns the world of a server: its data, branches and clock. A jump back in time loads the seed's data and applies
 * the facts up to the cursor again.
 */
export function createWorld<Models extends AnyModels, Payloads extends object>({
  minorFacts,
  clampInstant,
  root,
  rate,
  realNow,
  getPageState,
  checkFact,
  onFact,
  ...options
}: WorldOptions<Models, Payloads>) {
  type Fact = FactOf<Payloads & EnginePayloads>;
  const timeline = createTimeline<Fact>(root, ({ kind }) => isEngineKind(kind) || minorFacts.includes(kind));
  const clock = createClock(realNow, root.start, rate, clampInstant);
  const database = createDatabase(options);

  /** Loads the data of the current branch up to its cursor. */
  const rebuild = () => database.load(timeline.applied(), timeline.current());

  function project<Result>(facts: readonly Fact[], origin: Origin, read: () => Result): Result {
    try {
      database.load(facts, origin);
      return read();
    } finally {
      rebuild();
    }
  }

  const { commit, rehearse } = createCommit<Fact>({
    now: clock.now,
    timeline,
    apply: database.apply,
    rebuild,
    getPageState,
    checkFact,
    onFact,
  });

  rebuild();

  return {
    clock,
    timeline,
    schema: database.schema,
    faults: database.faults,
    now: clock.now,
    seed: () => timeline.current().seed,
    tables: database.getTables,
    /** Hash of the data of a seed. Facts recorded on data with another hash may not apply. */
    getSeedHash: (origin: Origin) =>
      database.hashSeed(database.getSeedTables(origin) ?? project([], origin, database.getTables)),
    /** Reads the database that other facts give, and restores it. */
    project,
    /**
     * Runs `work`, then restores the database. Facts that `work` commits change the database only until `work`
     * returns, and are not added to the branch.
     */
    rehearse,
    /**
     * Records a fact and applies it. When the fact's reducer throws, changes nothing and throws an `Error` with a
     * Spanish message.
     */
    commit: commit as Commit<EnginePayloads, Fact> & Commit<Payloads, Fact>,
    rebuildAt(cursor: number) {
      timeline.current().cursor = cursor;
      rebuild();
    },
    rebuild,
    /** Returns a function that restores the branches and the clock as they are now. */
    remember() {
      const { id } = timeline.current();
      const clockState = clock.state();
      const branches = structuredClone([...timeline.branches()]);
      return () => {
        timeline.load(branches, id);
        rebuild();
        clock.load(clockState);
      };
    },
  };
}
