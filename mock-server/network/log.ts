import { SETTINGS } from '../settings.ts';
import type { ApiReply, ApiRequest } from './request.ts';

/** `travel`: dropped by a time jump. */
export type LogOutcome = 'pending' | 'held' | 'answered' | 'failed' | 'aborted' | 'travel';

export interface LogEntry {
  id: number;
  method: string;
  /** Path and query. */
  url: string;
  /** `POST /api/pool/user`; null when no route matches. */
  endpoint: string | null;
  outcome: LogOutcome;
  /** 0 without a response. */
  status: number;
  /** World time (ms). */
  at: number;
  /** Real duration (ms). */
  ms: number;
  request: { headers: Record<string, string>; body: string };
  response: { headers: Record<string, string>; body: string } | null;
  /** Labels of the faults that affected the call. */
  faults: string[];
  /** Number of facts before and after the call. */
  facts: [before: number, after: number];
  /** Message of an unexpected error in a handler. */
  unexpectedError: string | null;
}

const cut = (text: string) =>
  text.length > SETTINGS.bodyLimit ? `${text.slice(0, SETTINGS.bodyLimit)}…` : text;

export interface NetworkLog {
  entries(): LogEntry[];
  find(id: number): LogEntry | undefined;
  start(call: ApiRequest, endpoint: string | null, at: number, facts: number): LogEntry;
  /** Closes an entry. `reply` is null for a call that failed or was aborted. */
  end(entry: LogEntry, outcome: LogOutcome, reply: ApiReply | null, facts: number): void;
  mark(entry: LogEntry, outcome: 'pending' | 'held'): void;
  clear(): void;
}

/** `now` returns real ms. */
export function createLog(now: () => number, onChange: (entry: LogEntry) => void): NetworkLog {
  let ring: LogEntry[] = [];
  let last = 0;
  const started = new Map<number, number>();
  return {
    entries: () => [...ring],
    find: (id) => ring.find((entry) => entry.id === id),
    start(call, endpoint, at, facts) {
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
    end(entry, outcome, reply, facts) {
      entry.outcome = outcome;
      entry.status = reply?.status ?? 0;
      entry.response = reply && { headers: reply.headers, body: cut(reply.body) };
      entry.ms = now() - (started.get(entry.id) ?? now());
      entry.facts = [entry.facts[0], facts];
      started.delete(entry.id);
      onChange(entry);
    },
    mark(entry, outcome) {
      entry.outcome = outcome;
      onChange(entry);
    },
    clear() {
      ring = ring.filter((entry) => entry.outcome === 'pending' || entry.outcome === 'held');
    },
  };
}
