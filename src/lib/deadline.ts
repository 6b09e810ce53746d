/**
 * Deadlines are values of `performance.now()` in ms, so that several calls can share one deadline.
 * `Date.now()` is unsuitable because the device's clock may be changed during a call.
 */

/** Maximum time from a user action to its result or error (ms), including all calls of the action. */
export const MAX_WAIT_MS = 20_000;

/** Share of `MAX_WAIT_MS` reserved for reading back the result of a change whose response was lost (ms). */
export const READ_BACK_MS = 6_000;

export const createDeadline = (ms = MAX_WAIT_MS): number => performance.now() + ms;

export const getTimeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

export async function raceDeadline<T>(work: Promise<T>, deadline: number, onLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onLate()), getTimeLeft(deadline));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
