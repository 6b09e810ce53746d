/**
 * One deadline for a whole call: CSRF cookie, attempts, delays and body. The client doesn't use the `timeout`
 * of ofetch, because ofetch ignores it when the caller passes a signal.
 */

import { createDeadline, getTimeLeft } from '../../lib/deadline.ts';

export type CallDeadline = ReturnType<typeof startCallDeadline>;

export function startCallDeadline(ms: number, caller?: AbortSignal) {
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
  let deadline = createDeadline(ms);
  const startTimer = (left: number) => setTimeout(() => end('deadline'), left);
  let timer = startTimer(ms);
  if (ms <= 0) end('deadline');
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller);

  return {
    signal: controller.signal,
    ended: () => reason,
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, reached]),
    timeLeft: () => getTimeLeft(deadline),
    extend(more: number) {
      clearTimeout(timer);
      deadline += more;
      timer = startTimer(getTimeLeft(deadline));
    },
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
