/**
 * The calls of the tab's earlier documents, because each reload begins a new log. They stand in the tab's storage without
 * what a bug report hides, and without headers.
 */
import type { LogEntry } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { createHide } from '../context/private-report.ts';

const MAX_CALLS = 50;
/** Of each body (characters). */
const MAX_BODY_LENGTH = 4_000;

const callsOfTab = createStoredValue('calls', (stored) => (stored ?? []) as LogEntry[]);

/** Whether the call was made before a reload of the page. Only such a call has a negative id. */
export const isKept = ({ id }: LogEntry) => id < 0;

/** Returns the calls from before the last reload, the newest at the end. */
export const readKeptCalls = callsOfTab.read;

export const forgetKeptCalls = () => callsOfTab.write([]);

/** Keeps the calls of this document when the page is left. */
export function keepCalls(simulator: Simulator): void {
  addEventListener('pagehide', () => {
    const hide = createHide(simulator, []);
    const write = ({ body }: { body: string }) => ({
      headers: {},
      body: hide(body).slice(0, MAX_BODY_LENGTH),
    });
    const added = simulator.net.log().map((entry) => ({
      ...entry,
      url: hide(entry.url),
      request: write(entry.request),
      response: entry.response && write(entry.response),
    }));
    const kept = [...readKeptCalls(), ...added].slice(-MAX_CALLS);
    callsOfTab.write(kept.map((entry, index) => ({ ...entry, id: index - kept.length })));
  });
}
