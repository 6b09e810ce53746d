/**
 * Runs a change of the world while no other tab of this world makes a change, after loading the other tabs'
 * changes. Runs the change synchronously when no other tab shares the world.
 */
export type Exclusive = <Result>(work: () => Result) => Result | Promise<Awaited<Result>>;
