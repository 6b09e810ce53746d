/**
 * One deadline for a whole call: CSRF cookie, attempts, delays and body. ofetch ignores its own `timeout`
 * when the caller passes a signal.
 */

export interface Limit {
  readonly signal: AbortSignal;
  ended(): 'deadline' | 'caller' | null;
  race<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

export function startLimit(ms: number, caller?: AbortSignal): Limit {
  const controller = new AbortController();
  let reason: 'deadline' | 'caller' | null = null;
  let reject: (reason: Error) => void = () => {};
  const reached = new Promise<never>((_, no) => {
    reject = no;
  });
  // Prevents an `unhandledrejection` event when no `race` is pending.
  reached.catch(() => {});

  const end = (why: 'deadline' | 'caller') => {
    if (reason) return;
    reason = why;
    controller.abort();
    reject(new Error(why));
  };
  const onCaller = () => end('caller');
  const timer = setTimeout(() => end('deadline'), ms);
  if (ms <= 0) end('deadline');
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller, { once: true });

  return {
    signal: controller.signal,
    ended: () => reason,
    race: (work) => Promise.race([work, reached]),
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}

export function limitAttempt(limit: Limit, ms: number): Limit {
  const attempt = startLimit(ms, limit.signal);
  return { ...attempt, ended: () => limit.ended() ?? attempt.ended() };
}
