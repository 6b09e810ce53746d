import type { AnyModels } from 'miragejs/-types';
import type { EnginePayloads } from '../facts.ts';
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

export const ENGINE_REDUCERS: {
  [Kind in keyof EnginePayloads]: (context: { faults: FaultTable }, payload: EnginePayloads[Kind]) => void;
} = {
  clock() {},
  fault: ({ faults }, { fault }) => faults.insert(fault),
  'fault-met': ({ faults }, met) => faults.count(met),
  'fault-clear': ({ faults }, { id }) => (id === null ? faults.clear() : faults.remove(id)),
};
