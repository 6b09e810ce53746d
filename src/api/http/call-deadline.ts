/**
 * One deadline for a whole call: CSRF cookie, attempts, delays and body. The client doesn't use the `timeout`
 * of ofetch, because ofetch ignores it when the caller passes a signal.
 */

export interface CallDeadline {
  readonly signal: AbortSignal;
  ended(): 'deadline' | 'caller' | null;
  race<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

export function startCallDeadline(ms: number, caller?: AbortSignal): CallDeadline {
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
  else caller?.addEventListener('abort', onCaller);

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

export function startAttemptDeadline(callDeadline: CallDeadline, ms: number): CallDeadline {
  const attempt = startCallDeadline(ms, callDeadline.signal);
  return { ...attempt, ended: () => callDeadline.ended() ?? attempt.ended() };
}
