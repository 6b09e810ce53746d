/** The last calls, newest last, as the panel's list of requests and the HAR file show them. */
import { SETTINGS } from '../settings.ts';
import type { ApiReply, ApiRequest } from './request.ts';

/** How a call stands or ended; `travel` is dropped by a move of the world. */
export type LogOutcome = 'pending' | 'held' | 'answered' | 'failed' | 'aborted' | 'travel';

/** One call. `at` is virtual ms, `ms` real ones. */
export interface LogEntry {
  id: number;
  method: string;
  /** Path and query. */
  url: string;
  /** `POST /api/pool/user`; null when no route matched. */
  endpoint: string | null;
  outcome: LogOutcome;
  /** 0 while there is none. */
  status: number;
  /** Virtual ms. */
  at: number;
  /** Real ms from the call to its end. */
  ms: number;
  request: { headers: Record<string, string>; body: string };
  response: { headers: Record<string, string>; body: string } | null;
  /** Labels of the faults it met. */
  faults: string[];
  /** Facts before and after. */
  facts: [before: number, after: number];
  /** What a handler threw without meaning to. */
  unexpectedError: string | null;
}

const cut = (text: string) =>
  text.length > SETTINGS.bodyLimit ? `${text.slice(0, SETTINGS.bodyLimit)}…` : text;

/** The ring of the last calls. */
export interface NetworkLog {
  entries(): LogEntry[];
  find(id: number): LogEntry | undefined;
  start(call: ApiRequest, endpoint: string | null, at: number, facts: number): LogEntry;
  /** Closes an entry; without a reply it failed or was given up. */
  end(entry: LogEntry, outcome: LogOutcome, reply: ApiReply | null, facts: number): void;
  /** A call that goes on is held now, or no longer. */
  mark(entry: LogEntry, outcome: 'pending' | 'held'): void;
  clear(): void;
}

/** Makes the ring. `now` is real ms. */
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
