/**
 * Runs a change of the world while no other tab of this world makes one, after loading the other tabs' changes.
 * Synchronous when no other tab shares the world.
 */
export type Exclusive = <Result>(work: () => Result) => Result | Promise<Awaited<Result>>;
