/**
 * The second argument of each random number of the engine, after the seed, so that two kinds of numbers never repeat
 * each other. The app must not use these numbers.
 */
export const SALTS = { faultChance: 9, faultDelay: 10 } as const;
