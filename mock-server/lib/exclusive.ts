/**
 * Runs a change of the world. If other tabs share the world, first loads their changes and, with Web Locks, keeps
 * them from changing the world meanwhile. Runs the change synchronously when no other tab shares the world, or
 * without Web Locks.
 */
export type Exclusive = <Result>(work: () => Result) => Result | Promise<Awaited<Result>>;
