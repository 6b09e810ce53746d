/** The calls of the tab's earlier documents, because each reload begins a new log. They stand in the tab's storage. */
import type { LogEntry } from '../../mock-server/index.ts';
import { createStoredValue } from '../lib/stored-value.ts';

/** A call from before a reload of the page. Its id is negative. */
export interface KeptCall extends LogEntry {
  /** The branch in which the call was made; absent in front of the real server. */
  branch?: string;
  /** The document of the call: the real time (ms since the epoch) at which it began to load. */
  loadedAt?: number;
  /** Whether “Empezar de cero” has ended that document. */
  isBeforeStart?: boolean;
}

const callsOfTab = createStoredValue('calls', (stored) => (stored ?? []) as KeptCall[]);

export const isKept = ({ id }: LogEntry) => id < 0;

/** Returns the calls from before the last reload, the newest at the end. */
export const readKeptCalls = callsOfTab.read;

export const writeKeptCalls = callsOfTab.write;

export const forgetKeptCalls = () => callsOfTab.write([]);
