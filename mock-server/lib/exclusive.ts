/**
 * Runs a change of the world while no other tab of this world makes one, after taking in what the other tabs did.
 * Synchronous where no other tab shares the world.
 */
export type Exclusive = <Result>(work: () => Result) => Result | Promise<Awaited<Result>>;
