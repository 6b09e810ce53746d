import type { AnyModels } from 'miragejs/-types';
import { hashText } from '../../lib/hash.ts';
import type { AnyFact } from '../facts.ts';
import { createFaultTable } from '../faults/fault-table.ts';
import { dumpRows, type Rows } from '../mirage/rows.ts';
import type { ServerOf } from '../mirage/server.ts';
import type { Root } from './branch.ts';
import { combineReducers, type Reducers } from './reducers.ts';

/** What the data of a world without facts depends on. */
export type Origin = Pick<Root, 'seed' | 'parameters'>;

/** All tables: those of Mirage by name, and `faults`. */
export type Tables = Rows;

export interface DatabaseOptions<Models extends AnyModels, Payloads extends object> {
  server: ServerOf<Models>;
  seedDatabase(server: ServerOf<Models>, seed: number, parameters: Root['parameters']): void;
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
  let base: { key: string; tables: Tables } | null = null;
  const toKey = ({ seed, parameters }: Origin) => JSON.stringify([seed, parameters]);

  const apply = (fact: AnyFact, seed: number) => reduce(fact, { schema, seed, at: fact.at, faults });

  function loadSeed(origin: Origin) {
    faults.clear();
    db.emptyData();
    const key = toKey(origin);
    if (base?.key !== key) {
      seedDatabase(server, origin.seed, origin.parameters);
      base = { key, tables: getTables() };
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
    load(facts: readonly AnyFact[], origin: Origin) {
      loadSeed(origin);
      for (const fact of facts) apply(fact, origin.seed);
    },
    /** Returns the data of a seed, if it is the seed that was loaded last. */
    getSeedTables: (origin: Origin) => (base?.key === toKey(origin) ? base.tables : null),
    /** Identifies the data of a seed. */
    hashSeed: (tables: Tables) => hashText(describeSeed(tables)).slice(0, 8),
  };
}
