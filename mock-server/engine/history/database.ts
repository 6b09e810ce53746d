import type { AnyModels } from 'miragejs/-types';
import { hashText } from '../../lib/hash.ts';
import type { AnyFact } from '../facts.ts';
import { createFaultTable } from '../faults/fault-table.ts';
import { dumpRows, type Rows } from '../mirage/rows.ts';
import type { ServerOf } from '../mirage/server.ts';
import { combineReducers, type Reducers } from './reducers.ts';

/** All tables: those of Mirage by name, and `faults`. */
export type Tables = Rows;

export interface DatabaseOptions<Models extends AnyModels, Payloads extends object> {
  server: ServerOf<Models>;
  seedDatabase(server: ServerOf<Models>, seed: number): void;
  reducers: Reducers<Models, Payloads>;
  /** The text whose hash identifies the data of a seed. */
  describeSeed(tables: Tables): string;
}

/** The data of a world: Mirage's tables and the faults. They follow from a seed and from facts. */
export function createDatabase<Models extends AnyModels, Payloads extends object>({
  server,
  seedDatabase,
  reducers,
  describeSeed,
}: DatabaseOptions<Models, Payloads>) {
  const { db, schema } = server;
  const faults = createFaultTable();
  const reduce = combineReducers(reducers);
  const getTables = (): Tables => ({ ...dumpRows(server), faults: faults.list() });
  let base: { seed: number; tables: Tables } | null = null;

  const apply = (fact: AnyFact, seed: number) => reduce(fact, { schema, seed, at: fact.at, faults });

  function loadSeed(seed: number) {
    faults.clear();
    db.emptyData();
    if (base?.seed !== seed) {
      seedDatabase(server, seed);
      base = { seed, tables: getTables() };
      db.emptyData();
    }
    const { faults: _none, ...rows } = base.tables;
    // This also restores the ids of all records, because Mirage assigns ids in order of creation.
    db.loadData(rows);
  }

  return {
    schema,
    faults,
    getTables,
    apply,
    /** Replaces the data by that of a seed with the facts applied. */
    load(facts: readonly AnyFact[], seed: number) {
      loadSeed(seed);
      for (const fact of facts) apply(fact, seed);
    },
    /** Returns the data of a seed, if it is the seed that was loaded last. */
    getSeedTables: (seed: number) => (base?.seed === seed ? base.tables : null),
    /** Identifies the data of a seed. */
    hashSeed: (tables: Tables) => hashText(describeSeed(tables)).slice(0, 8),
  };
}
