/**
 * One deadline for a whole call: csrf cookie, attempts, pauses and body. It holds beside the caller's own signal,
 * where ofetch's `timeout` would be ignored, and stays armed until the body is read.
 */

export interface Limit {
  /** Aborts at the deadline or with the caller. */
  readonly signal: AbortSignal;
  /** Why the call is over, or null while it may go on. */
  ended(): 'deadline' | 'caller' | null;
  /** Rejects when the limit is reached first, even if `work` never settles. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Lets go of the timer and of the caller's signal. */
  stop(): void;
}

/** Starts the clock of a call: `ms` milliseconds, or until `caller` aborts. */
export function startLimit(ms: number, caller?: AbortSignal): Limit {
  const controller = new AbortController();
  let reason: 'deadline' | 'caller' | null = null;
  let reject: (reason: Error) => void = () => {};
  const reached = new Promise<never>((_, no) => {
    reject = no;
  });
  // Nobody may be racing when it comes.
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

/** A shorter limit for one attempt of a call: `ms` milliseconds, or until `limit` is reached. */
export function limitAttempt(limit: Limit, ms: number): Limit {
  const attempt = startLimit(ms, limit.signal);
  return { ...attempt, ended: () => limit.ended() ?? attempt.ended() };
}
