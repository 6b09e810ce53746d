import { batch, signal } from '@preact/signals-react';
import type { User } from '../../domain/types.ts';
import type { LeaveReason, StayReason } from './session-end.ts';

export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

export type AuthState = ReturnType<typeof createAuthState>;

/** Who uses the page. `auth.ts` shows it to the other stores, and only the files of this folder change it. */
export function createAuthState() {
  const status = signal<AuthStatus>('pending');
  const user = signal<User | null>(null);
  const endReason = signal<LeaveReason | null>(null);
  const stayNotice = signal<StayReason | null>(null);

  return {
    status,
    user,
    endReason,
    stayNotice,
    /** Shows a user that has just been loaded as logged in. */
    setPlayer(loaded: User) {
      batch(() => {
        user.value = loaded;
        status.value = 'authenticated';
        stayNotice.value = null;
        endReason.value = null;
      });
    },
    /** `notice` is shown above the page; without it, an earlier notice stays. */
    setVisitor(notice = stayNotice.peek()) {
      batch(() => {
        status.value = 'unauthenticated';
        user.value = null;
        stayNotice.value = notice;
      });
    },
  };
}
