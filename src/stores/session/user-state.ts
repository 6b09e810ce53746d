import { batch, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';

export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

export type UserState = ReturnType<typeof createUserState>;

export function createUserState(api: Pick<Api, 'user'>) {
  const status = signal<AuthStatus>('pending');
  const user = signal<User | null>(null);
  const hasStartFailed = signal(false);
  let loadedAt = Number.NEGATIVE_INFINITY;
  return {
    status,
    user,
    hasStartFailed,
    set(loaded: User) {
      loadedAt = performance.now();
      batch(() => {
        user.value = loaded;
        status.value = 'authenticated';
        hasStartFailed.value = false;
      });
    },
    clear() {
      batch(() => {
        status.value = 'unauthenticated';
        user.value = null;
      });
    },
    /**
     * Reloads the user unless the last load was less than `freshMs` (ms) ago. A failed reload keeps the user.
     */
    async refresh(freshMs = 0) {
      if (performance.now() - loadedAt < freshMs) return;
      try {
        user.value = await api.user();
        loadedAt = performance.now();
      } catch {
        // `user` keeps the value of the last successful load, statistics included.
      }
    },
  };
}
