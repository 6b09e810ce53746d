/**
 * The device's clock. The only file of the product, with the test's own clock, that reads `Date.now()`:
 * everything else asks the time store, which corrects it with the server's `Date` header.
 */

/** Says the device's time in milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** The real device clock. */
export const deviceClock: Clock = { now: () => Date.now() };
