/**
 * Runs a change of the world while no other tab of this world makes a change, after loading the other tabs'
 * changes. In a browser without Web Locks, other tabs can change the world at the same time. Runs the change
 * synchronously when no other tab shares the world, and without Web Locks.
 */
export type Exclusive = <Result>(work: () => Result) => Result | Promise<Awaited<Result>>;
