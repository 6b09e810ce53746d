import { vi } from 'vitest';
import type { CallOptions } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';

/**
 * Creates an API call `user` whose promises stay pending until the test resolves or rejects them through
 * `calls`.
 */
export function createUserCall() {
  const calls: { resolve: (user: User) => void; reject: (error: unknown) => void }[] = [];
  const user = vi.fn(
    (_options?: CallOptions) =>
      new Promise<User>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  return { calls, user };
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
