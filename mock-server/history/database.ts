/**
 * The database as what the seed and the lived facts make of it. Going back in time loads the seed's data and applies
 * the facts up to the cursor again; ids come out the same because they are given in the same order.
 */
import { textHash } from '../lib/hash.ts';
import type { AppSchema, AppServer } from '../models/index.ts';
import type { AllTables } from '../models/rows.ts';
import { seedDatabase } from '../seeds/index.ts';
import type { Fact } from './facts.ts';
import { applyFact } from './reducers.ts';

export interface Database {
  schema: AppSchema;
  /** Every record, copied. For exports, hashes and comparisons; handlers ask the schema. */
  tables(): AllTables;
  seed(): number;
  /** Changes the seed. `rebuild` has to follow. */
  reseed(seed: number): void;
  /** Makes the database anew from the seed and these facts. */
  rebuild(facts: readonly Fact[]): void;
  /** Applies one more fact. */
  apply(fact: Fact): void;
  /** Runs work whose facts are forgotten afterwards. */
  rehearse<Result>(work: () => Result): Result;
  isRehearsing(): boolean;
  /** What these facts make of a seed. The database is as before afterwards. Throws where the facts make no sense. */
  project(facts: readonly Fact[], seed: number): AllTables;
  /** Names the data of a seed before any fact: facts that grew on data of another name may not fit. */
  baseName(): string;
  baseNameOf(seed: number): string;
}

const getName = (base: AllTables) => textHash(JSON.stringify(base)).slice(0, 8);

/** `server` has been seeded with `firstSeed`. */
export function createDatabase(server: AppServer, firstSeed: number): Database {
  const { db, schema } = server;
  // A dump shares nested values with the database.
  const dump = () => structuredClone(db.dump()) as unknown as AllTables;
  let seed = firstSeed;
  let base = dump();
  let lived: Fact[] = [];
  let isRehearsing = false;

  const seedAnew = (of: number) => {
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
      load(of === seed ? base : seedAnew(of), facts, of);
      return dump();
    } finally {
      load(base, lived, seed);
    }
  };

  return {
    schema,
    tables: dump,
    seed: () => seed,
    reseed(next) {
      if (next !== seed) base = seedAnew(next);
      seed = next;
    },
    rebuild(facts) {
      lived = [...facts];
      load(base, lived, seed);
    },
    apply(fact) {
      if (!isRehearsing) lived.push(fact);
      applyFact(schema, fact, seed);
    },
    rehearse(work) {
      isRehearsing = true;
      try {
        return work();
      } finally {
        isRehearsing = false;
        load(base, lived, seed);
      }
    },
    isRehearsing: () => isRehearsing,
    project,
    baseName: () => getName(base),
    baseNameOf: (of) => getName(of === seed ? base : project([], of)),
  };
}
