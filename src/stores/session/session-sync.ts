import type { CallOptions } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { combineStops, listen } from '../../lib/listen.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { AuthStore } from './auth.ts';
import type { Session } from './session.ts';

/**
 * Keeps all tabs on one session. The tabs share the session cookie, which the server prefers over the token:
 * a tab with an old token would send predictions as another player.
 */
export function createSessionSync(
  auth: Pick<AuthStore, 'followToken' | 'logOut'>,
  session: Session,
  storage: KeyValueStorage,
  toast: ToastStore,
) {
  let following: Promise<void> | null = null;

  function check(): Promise<void> {
    if (session.isCurrent()) return following ?? Promise.resolve();
    const stored = session.stored();
    const ownLogOut = auth.logOut.current();
    // Another tab has removed the token of the session that this tab is ending too. The answer to this tab's log-out
    // or deletion still says how the session ends, so this tab waits for it.
    if (stored === null && ownLogOut) return follow(ownLogOut.then(check));
    if (stored === null) toast.show('session-closed-elsewhere');
    return follow(auth.followToken(stored));
  }

  function follow(work: Promise<void>): Promise<void> {
    const current = work.finally(() => {
      if (following === current) following = null;
    });
    following = current;
    return current;
  }

  return {
    check,
    /**
     * Resolves when a call may be sent. Rejects with `aborted` when another tab has changed the session, and with
     * `connectionError` when this tab, which has no session, can't follow the other one: a visitor who logs in then
     * sees why nothing opens.
     */
    async beforeCall({ isSessionStep }: CallOptions): Promise<void> {
      if (!session.isCurrent()) {
        const isVisitor = session.token() === null;
        const checking = check();
        if (!isVisitor) throw new ApiError('aborted');
        await checking;
        throw new ApiError(session.isCurrent() ? 'aborted' : 'connectionError');
      }
      if (following && !isSessionStep) await following;
    },
    start() {
      const look = () => void check();
      return combineStops(
        storage.subscribe((key, value) => {
          // After any change, because a cleared storage names no key.
          look();
          if (key === STORAGE_KEYS.logOutStart && value === null) auth.logOut.expireIfNoted();
        }),
        listen(globalThis, ['pageshow'], look),
        listen(document, ['visibilitychange'], () => document.hidden || look()),
      );
    },
  };
}
