/**
 * The only module of the product that reads `Date.now()`. Other modules use the time store, which corrects
 * the device's clock with the server's `Date` header.
 */

export interface Clock {
  now(): number;
}

export const deviceClock: Clock = { now: () => Date.now() };
