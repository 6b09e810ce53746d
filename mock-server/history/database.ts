/**
 * The database as a projection: the seed's tables with the lived facts applied. Mirage's collections look at these
 * very rows, so a travel is one assignment per table and no id is ever given twice.
 */
import type { Server } from 'miragejs';
import { factoriesOf } from '../factories/index.ts';
import { textHash } from '../lib/hash.ts';
import type { Tables } from '../models/rows.ts';
import { type Projection, seedProjection } from '../seeds/index.ts';
import type { Fact } from './facts.ts';
import { applyFact } from './reducers.ts';

/** The tables in use and what they are made of. */
export interface ProjectionDesk {
  tables(): Tables;
  projection(): Projection;
  seed(): number;
  /** Starts over from another seed. */
  reseed(seed: number): void;
  /** Rebuilds the tables from the seed and these facts. */
  rebuild(facts: readonly Fact[]): void;
  /** Applies one more fact. */
  apply(fact: Fact): void;
  /** Does this work on a copy of the tables, which is then thrown away. */
  rehearse<Result>(work: () => Result): Result;
  isRehearsing(): boolean;
  /** What these facts make of a seed, apart from the tables in use. */
  project(facts: readonly Fact[], seed: number): Projection;
  /** Names the data of a seed before any fact: another name means that facts may not fit it. */
  baseName(): string;
  baseNameOf(seed: number): string;
}

interface CollectionInside {
  _records: unknown[];
}

const nameOf = (base: Projection) => textHash(JSON.stringify(base)).slice(0, 8);

/** Makes the desk and fills the server's collections. */
export function createProjection(server: Server, firstSeed: number): ProjectionDesk {
  const factories = factoriesOf(server);
  let seed = firstSeed;
  let base = seedProjection(seed, factories);
  let live = structuredClone(base);
  let isRehearsing = false;

  const expose = () => {
    for (const [name, rows] of Object.entries(live.tables)) {
      // Loading by `loadData` would copy each row twice and burn its id for good.
      const collection = (server.db as unknown as Record<string, CollectionInside>)[name];
      if (!collection) throw new Error(`Mirage has no collection ${name}`);
      collection._records = rows;
    }
  };
  expose();

  return {
    tables: () => live.tables,
    projection: () => live,
    seed: () => seed,
    reseed(next) {
      if (next !== seed) base = seedProjection(next, factories);
      seed = next;
    },
    rebuild(facts) {
      live = structuredClone(base);
      for (const fact of facts) applyFact(live, fact, seed);
      expose();
    },
    apply: (fact) => applyFact(live, fact, seed),
    rehearse(work) {
      const kept = live;
      live = structuredClone(kept);
      isRehearsing = true;
      try {
        return work();
      } finally {
        live = kept;
        isRehearsing = false;
      }
    },
    isRehearsing: () => isRehearsing,
    project(facts, of) {
      const made = of === seed ? structuredClone(base) : seedProjection(of, factories);
      for (const fact of facts) applyFact(made, fact, of);
      return made;
    },
    baseName: () => nameOf(base),
    baseNameOf: (of) => nameOf(of === seed ? base : seedProjection(of, factories)),
  };
}
