/** Watches the calls of the page: nothing is sent twice. */
import type { LogEntry, MockControl } from '../../mock-server/index.ts';

/** Reads, the anti-forgery token, and the call that renews the session at the start of a page. */
const isChange = ({ method, endpoint }: LogEntry) =>
  endpoint !== null && (method !== 'GET' || /logout|delete/.test(endpoint));

export function watchCalls(control: MockControl) {
  /** Calls since the last gesture, by endpoint. */
  const sent = new Map<string, number>();
  let problem: string | null = null;

  const stop = control.on('request', (entry) => {
    problem ??= entry.unexpectedError && `the mock server threw: ${entry.unexpectedError}`;
    if (!isChange(entry) || entry.outcome === 'held') return;
    const endpoint = entry.endpoint ?? '';
    const count = sent.get(endpoint) ?? 0;
    if (entry.outcome === 'pending') {
      sent.set(endpoint, count + 1);
      if (count > 0) problem ??= `${endpoint} was sent ${count + 1} times after one gesture`;
    }
    // The server did nothing, and the product sends once more with a new token.
    else if (entry.status === 419) sent.set(endpoint, Math.max(0, count - 1));
  });

  return {
    stop,
    /** A new gesture may send again. */
    reset: () => sent.clear(),
    check: () => problem,
  };
}
