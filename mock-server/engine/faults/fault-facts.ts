/** The facts that faults record. */
import type { Fault } from './fault.ts';
import type { FaultTable } from './fault-table.ts';

export interface FaultPayloads {
  fault: { fault: Fault };
  'fault-met': { id: string; hit: boolean };
  'fault-clear': { id: string | null };
}

type FaultReducers = {
  [Kind in keyof FaultPayloads]: (context: { faults: FaultTable }, payload: FaultPayloads[Kind]) => void;
};

export const FAULT_REDUCERS: FaultReducers = {
  fault: ({ faults }, { fault }) => faults.insert(fault),
  'fault-met': ({ faults }, met) => faults.count(met),
  'fault-clear': ({ faults }, { id }) => (id === null ? faults.clear() : faults.remove(id)),
};
