/**
 * Deadlines as moments of `performance.now()`, in ms, so that several calls can share one. The device's clock won't
 * do: it may be set while a call is under way.
 */

/** Longest time from a person's action to the answer or the error, in ms, however many calls that takes. */
export const MAX_WAIT_MS = 20_000;

/** The part of it that is kept for reading back what became of a change whose answer got lost, in ms. */
export const READ_BACK_MS = 6_000;

/** The moment `ms` from now. */
export const createDeadline = (ms = MAX_WAIT_MS): number => performance.now() + ms;

/** Milliseconds that are left; 0 once the deadline has passed. */
export const getTimeLeft = (deadline: number): number => Math.max(0, deadline - performance.now());

/** Settles as `work` does, or rejects with what `onLate` makes when the deadline comes first. */
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
