import type { AnyModels } from 'miragejs/-types';
import { FAULT_REDUCERS } from '../faults/fault-facts.ts';
import type { FaultTable } from '../faults/fault-table.ts';
import type { SchemaOf } from '../mirage/server.ts';

/** What a reducer gets besides the payload. It reads no clock: the only time that it uses is `at`, the fact's instant. */
export interface FactContext<Models extends AnyModels> {
  schema: SchemaOf<Models>;
  seed: number;
  at: number;
  faults: FaultTable;
}

/** One reducer for each kind of fact. It writes to the schema, and it never refuses. */
export type Reducers<Models extends AnyModels, Payloads extends object> = {
  [Kind in keyof Payloads]: (context: FactContext<Models>, payload: Payloads[Kind]) => void;
};

export const ENGINE_REDUCERS = { clock() {}, ...FAULT_REDUCERS };
