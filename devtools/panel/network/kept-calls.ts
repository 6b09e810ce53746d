/** Keeps the calls of a document for the next one, without what a bug report hides. */
import type { LogEntry } from '../../../mock-server/index.ts';
import type { Simulator } from '../../api.ts';
import { type KeptCall, readKeptCalls, writeKeptCalls } from '../../state/kept-calls.ts';
import { createHide } from '../context/private-report.ts';
import { getLeftBranch } from '../context/start-over.ts';

/** As many as the log of one document has. */
const MAX_CALLS = 200;
/** Of all bodies together (characters): the tab's storage has room for about five million. */
const MAX_LENGTH = 1_500_000;
/** Of the body of an older call (characters). */
const MAX_BODY_LENGTH = 4_000;

/** Keeps the calls of this document when the page is left. */
export function keepCalls(simulator: Simulator): void {
  const getBranch = () => (simulator.isReal ? undefined : simulator.branch.current().id);
  const first = getBranch();
  /** The branch of each call after the first ones, by the call's id: a write after a jump back starts another. */
  const branches = new Map<number, string | undefined>();
  simulator.on('request', ({ id }) => branches.set(id, getBranch()));
  addEventListener('pagehide', () => {
    const hide = createHide(simulator, []);
    const left = getLeftBranch();
    const underWay = new Set(simulator.net.pending().map(({ id }) => id));
    const describeBranch = (branch: string | undefined) => ({
      branch,
      isBeforeStart: branch !== undefined && branch === left,
    });
    const loadedAt = performance.timeOrigin;
    const { entries } = simulator.net.har().log;
    const toHeaders = (headers: readonly { name: string; value: string }[] = []) =>
      Object.fromEntries(headers.map(({ name, value }) => [name, hide(value)]));
    const added = simulator.net.log().map((entry, index) => ({
      ...entry,
      // The reload ends what is under way, and its answer reaches nobody.
      outcome: underWay.has(entry.id) ? ('aborted' as const) : entry.outcome,
      url: hide(entry.url),
      request: { headers: toHeaders(entries[index]?.request.headers), body: hide(entry.request.body) },
      response: entry.response && {
        headers: toHeaders(entries[index]?.response.headers),
        body: hide(entry.response.body),
      },
      ...describeBranch(branches.get(entry.id) ?? first),
      loadedAt,
    }));
    const kept = [...readKeptCalls(), ...added].slice(-MAX_CALLS);
    const numbered = kept.map((entry, index) => ({ ...entry, id: index - kept.length }));
    // Without room for the whole bodies, at least their beginnings are kept.
    if (!writeKeptCalls(cutOlderBodies(numbered, MAX_LENGTH))) writeKeptCalls(cutOlderBodies(numbered, 0));
  });
}

const getLength = ({ request, response }: LogEntry) => request.body.length + (response?.body.length ?? 0);

/** Returns the calls with the whole bodies of the newest ones, as long as these have `room`. */
function cutOlderBodies(calls: readonly KeptCall[], room: number): KeptCall[] {
  let left = room;
  const cut = <Message extends { body: string }>(message: Message) => ({
    ...message,
    body: message.body.slice(0, MAX_BODY_LENGTH),
  });
  return calls
    .toReversed()
    .map((call) => {
      left -= getLength(call);
      if (left >= 0) return call;
      return { ...call, request: cut(call.request), response: call.response && cut(call.response) };
    })
    .toReversed();
}
