/** The world's time may be ahead of the last `Date` header by this much. */
const MAX_REPLY_AGE_MS = 3_000;

/** Returns a function that sets the clock to the `Date` of a reply from outside of the world (ms), if it differs. */
export const createFollowDate =
  ({ now, set }: { now(): number; set(at: number): void }) =>
  (at: number): void => {
    // A `Date` header has whole seconds, and the reply takes a while.
    const lead = now() - at;
    if (lead < 0 || lead > MAX_REPLY_AGE_MS) set(at);
  };
