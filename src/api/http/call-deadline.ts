import { createDeadline, getTimeLeft } from '../../lib/clock.ts';
import { ApiError } from '../error.ts';

/**
 * One deadline for a whole call: CSRF cookie, attempts, delays and body. The client doesn't use the `timeout`
 * of ofetch, because ofetch ignores it when the caller passes a signal.
 */
export type CallDeadline = ReturnType<typeof startCallDeadline>;

/** Starts a deadline of `ms`, which aborting `caller` ends early. */
export function startCallDeadline(ms: number, caller?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const reached = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('aborted')));
  });
  // Prevents an `unhandledrejection` event when no `race` is pending.
  reached.catch(() => {});

  // A signal keeps the reason of its first `abort`.
  const end = (why: 'deadline' | 'caller') => controller.abort(why);
  const onCaller = () => end('caller');
  let deadline = createDeadline(ms);
  const startTimer = (left: number) => setTimeout(() => end('deadline'), left);
  let timer = startTimer(ms);
  if (ms <= 0) end('deadline');
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller);

  return {
    signal,
    abortReason: (): 'deadline' | 'caller' | null => signal.reason ?? null,
    /**
     * Rejects with `aborted` when the deadline passes or the caller aborts before `work` is done. `abortReason` says
     * which of them it was.
     */
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, reached]),
    timeLeft: () => getTimeLeft(deadline),
    /** Moves the deadline by `more` ms, as before a wait for which a rate limit asks (`extendDeadline` of `request.ts`). */
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
