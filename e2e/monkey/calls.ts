import type { LogEntry, MockControl } from '../../mock-server/index.ts';

const isChange = ({ method, endpoint }: LogEntry) =>
  endpoint !== null && (method !== 'GET' || /logout|delete/.test(endpoint));

export function watchCalls(control: MockControl) {
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
    // After a 419 the server has changed nothing, and the product sends the call once more with a new CSRF token.
    // This second call is allowed.
    else if (entry.status === 419) sent.set(endpoint, Math.max(0, count - 1));
  });

  return {
    stop,
    reset: () => sent.clear(),
    check: () => problem,
  };
}
