import { SETTINGS } from '../settings.ts';
import type { ApiReply, ApiRequest } from './request.ts';

/** `travel` means that a time jump dropped the call. */
export type LogOutcome = 'pending' | 'held' | 'answered' | 'failed' | 'aborted' | 'travel';

export interface LogEntry {
  id: number;
  method: string;
  url: string;
  endpoint: string | null;
  outcome: LogOutcome;
  status: number;
  /** World time at which the call started (ms). */
  at: number;
  ms: number;
  request: { headers: Record<string, string>; body: string };
  response: { headers: Record<string, string>; body: string } | null;
  faults: string[];
  facts: [before: number, after: number];
  unexpectedError: string | null;
}

const cut = (text: string) =>
  text.length > SETTINGS.bodyLimit ? `${text.slice(0, SETTINGS.bodyLimit)}…` : text;

export type NetworkLog = ReturnType<typeof createLog>;

export function createLog(now: () => number, onChange: (entry: LogEntry) => void) {
  let ring: LogEntry[] = [];
  let last = 0;
  const started = new Map<number, number>();
  return {
    entries: () => [...ring],
    find: (id: number) => ring.find((entry) => entry.id === id),
    start(call: ApiRequest, endpoint: string | null, at: number, facts: number) {
      last += 1;
      const entry: LogEntry = {
        id: last,
        method: call.method,
        url: call.url.pathname + call.url.search,
        endpoint,
        outcome: 'pending',
        status: 0,
        at,
        ms: 0,
        request: { headers: call.headers, body: cut(call.body) },
        response: null,
        faults: [],
        facts: [facts, facts],
        unexpectedError: null,
      };
      started.set(last, now());
      ring.push(entry);
      if (ring.length > SETTINGS.logSize) ring.shift();
      onChange(entry);
      return entry;
    },
    end(entry: LogEntry, outcome: LogOutcome, reply: ApiReply | null, facts: number) {
      entry.outcome = outcome;
      entry.status = reply?.status ?? 0;
      entry.response = reply && { headers: reply.headers, body: cut(reply.body) };
      entry.ms = now() - (started.get(entry.id) ?? now());
      entry.facts = [entry.facts[0], facts];
      started.delete(entry.id);
      onChange(entry);
    },
    mark(entry: LogEntry, outcome: 'pending' | 'held') {
      entry.outcome = outcome;
      onChange(entry);
    },
    clear() {
      ring = ring.filter((entry) => entry.outcome === 'pending' || entry.outcome === 'held');
    },
  };
}
