import { batch, signal } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';

export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

/** Why a session start has failed: 503, 429 or anything else. */
export type StartFailure = 'maintenance' | 'rate-limit' | 'other';

export type UserState = ReturnType<typeof createUserState>;

export function createUserState(api: Pick<Api, 'user'>) {
  const status = signal<AuthStatus>('pending');
  const user = signal<User | null>(null);
  const startFailure = signal<StartFailure | null>(null);
  let loadedAt = Number.NEGATIVE_INFINITY;
  return {
    status,
    user,
    startFailure,
    set(loaded: User) {
      loadedAt = performance.now();
      batch(() => {
        user.value = loaded;
        status.value = 'authenticated';
        startFailure.value = null;
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
