import type { AnyModels } from 'miragejs/-types';
import type { AnyFact } from '../facts.ts';
import { FAULT_REDUCERS } from '../faults/fault-facts.ts';
import type { FaultTable } from '../faults/fault-table.ts';
import type { SchemaOf } from '../mirage/server.ts';
import * as TEXTS from '../texts.ts';

/**
 * What a reducer gets besides the payload. It reads no clock: the only time that it uses is `at`, the fact's instant.
 */
export interface FactContext<Models extends AnyModels> {
  schema: SchemaOf<Models>;
  seed: number;
  at: number;
  faults: FaultTable;
}

/** One reducer for each kind of fact. It writes to the schema. An error that it throws refuses the change. */
export type Reducers<Models extends AnyModels, Payloads extends object> = {
  [Kind in keyof Payloads]: (context: FactContext<Models>, payload: Payloads[Kind]) => void;
};

/** Returns the function that applies a fact with the reducer of its kind. Throws in Spanish for an unknown kind. */
export function combineReducers<Models extends AnyModels, Payloads extends object>(
  reducers: Reducers<Models, Payloads>,
) {
  // The kind of a fact decides the type of its payload, which the compiler doesn't follow through the table.
  const table = { clock() {}, ...FAULT_REDUCERS, ...reducers } as unknown as Record<
    string,
    (context: FactContext<Models>, payload: unknown) => void
  >;
  return ({ kind, payload }: AnyFact, context: FactContext<Models>) => {
    if (!Object.hasOwn(table, kind)) throw new Error(TEXTS.noKind(kind));
    table[kind]?.(context, payload);
  };
}
