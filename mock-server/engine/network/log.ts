import type { ApiReply, ApiRequest } from './call.ts';
import type { LoggedMessage } from './outside-server.ts';

/** `unanswered`: a fault never answers the call. `travel`: a time jump dropped the call. */
export type LogOutcome = 'pending' | 'held' | 'unanswered' | 'answered' | 'failed' | 'aborted' | 'travel';

export type LogEntry = ReturnType<typeof createEntry>;

const LOG_SIZE = 200;
/** Long enough for the longest lists, so that an exported HAR file can be played. */
const MAX_BODY_LENGTH = 131_072;

const UNDER_WAY: readonly LogOutcome[] = ['pending', 'held', 'unanswered'];

export const isUnderWay = ({ outcome }: LogEntry) => UNDER_WAY.includes(outcome);

/** Creates the list of the last calls, the newest at the end. */
export function createLog() {
  let entries: LogEntry[] = [];
  let lastId = 0;
  return {
    list: () => entries,
    /** Removes the calls that have ended. */
    clear() {
      entries = entries.filter(isUnderWay);
    },
    add(call: ApiRequest, endpoint: string | null, at: number, cursor: number): LogEntry {
      lastId += 1;
      const entry = createEntry(lastId, call, endpoint, at, cursor);
      entries = [...entries, entry].slice(-LOG_SIZE);
      return entry;
    },
  };
}

export type LoggedReply = LoggedMessage & Pick<ApiReply, 'status'>;

/** Writes how a call ended into its entry. `reply` is null for a call without a response. */
export function endEntry(
  entry: LogEntry,
  outcome: LogOutcome,
  { reply, ms, cursor }: { reply: LoggedReply | null; ms: number; cursor: number },
) {
  entry.outcome = outcome;
  entry.status = reply?.status ?? 0;
  entry.response = reply && { headers: reply.headers, body: cutBody(reply.body) };
  entry.ms = ms;
  entry.facts = [entry.facts[0], cursor];
}

const cutBody = (text: string) =>
  text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}…` : text;

function createEntry(id: number, call: ApiRequest, endpoint: string | null, at: number, cursor: number) {
  return {
    id,
    method: call.method,
    /** Who has sent the call. */
    by: call.by ?? ('app' as const),
    url: call.url.pathname + call.url.search,
    endpoint,
    outcome: 'pending' as LogOutcome,
    status: 0,
    /** World time at which the call started (ms). */
    at,
    ms: 0,
    request: { headers: call.headers, body: cutBody(call.body) },
    response: null as LoggedMessage | null,
    /**
     * The status with which a server outside of the world has answered a call that changes data, when a fault affects
     * the call after it: the server may have saved what the app never learns of. Null otherwise.
     */
    unseen: null as number | null,
    faults: [] as string[],
    /** Whether a fault has changed the answer that the app got. A fault that only delays it doesn't count. */
    isFaulty: false,
    facts: [cursor, cursor] as [before: number, after: number],
    unexpectedError: null as string | null,
  };
}
