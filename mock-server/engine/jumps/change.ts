import type { Persistence } from '../history/persistence.ts';

interface Deps {
  persistence: Persistence;
  onChange(): void;
  /** Resolves when no call and no time jump is under way. */
  whenIdle(): Promise<void>;
}

/**
 * Returns a function that runs a change of the world without a time jump, saves it and fires `change`. It resolves when
 * no call and no time jump is under way.
 */
export const createChange =
  ({ persistence, onChange, whenIdle }: Deps) =>
  async <Result>(work: () => Result): Promise<Result> => {
    const result = await persistence.exclusive(() => {
      const value = work();
      persistence.saveSoon();
      onChange();
      return value;
    });
    await whenIdle();
    return result;
  };
