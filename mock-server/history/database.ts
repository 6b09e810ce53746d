/**
 * Going back in time loads the seed's data and applies the facts up to the cursor again. Ids come out the same
 * because they are assigned in the same order.
 */
import { hashText } from '../lib/hash.ts';
import type { AllTables, AppServer } from '../models/index.ts';
import { seedDatabase } from '../seeds/index.ts';
import { applyFact, type Fact } from './facts.ts';

const getName = (base: AllTables) => hashText(JSON.stringify(base)).slice(0, 8);

export function createDatabase(server: AppServer, firstSeed: number) {
  const { db, schema } = server;
  // The dump is cloned, because it shares nested values with the database.
  const dump = () => structuredClone(db.dump()) as unknown as AllTables;
  let seed = firstSeed;
  let base = dump();
  let applied: Fact[] = [];
  let isRehearsing = false;

  const reseedTables = (of: number) => {
    db.emptyData();
    seedDatabase(server, of);
    return dump();
  };
  const load = (from: AllTables, facts: readonly Fact[], of: number) => {
    db.emptyData();
    db.loadData(from);
    for (const fact of facts) applyFact(schema, fact, of);
  };
  const project = (facts: readonly Fact[], of: number) => {
    try {
      load(of === seed ? base : reseedTables(of), facts, of);
      return dump();
    } finally {
      load(base, applied, seed);
    }
  };

  return {
    schema,
    tables: dump,
    seed: () => seed,
    reseed(next: number) {
      if (next !== seed) base = reseedTables(next);
      seed = next;
    },
    rebuild(facts: readonly Fact[]) {
      applied = [...facts];
      load(base, applied, seed);
    },
    /** Rejects a fact whose reducer throws with a Spanish message; the database is then as before. */
    apply(fact: Fact) {
      try {
        applyFact(schema, fact, seed);
      } catch (cause) {
        load(base, applied, seed);
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`El cambio “${fact.kind}” no se puede aplicar, y nada cambió: ${why}`, { cause });
      }
      if (!isRehearsing) applied.push(fact);
    },
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
        load(base, applied, seed);
      }
    },
    isRehearsing: () => isRehearsing,
    project,
    /** Hash of the seed's data. Facts recorded on data with another hash may not apply. */
    baseName: () => getName(base),
    baseNameOf: (of: number) => getName(of === seed ? base : project([], of)),
  };
}
