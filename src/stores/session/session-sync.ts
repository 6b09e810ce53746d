/**
 * Keeps all tabs on one session. The tabs share the session cookie, which the server prefers over the token:
 * a tab with an old token would send predictions as another player.
 */
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { AuthStore } from './auth.ts';
import type { Session } from './session.ts';

interface SessionSyncDeps {
  auth: Pick<AuthStore, 'followToken'>;
  session: Session;
  storage: KeyValueStorage;
  toast: ToastStore;
}

export type SessionSync = ReturnType<typeof createSessionSync>;

const FOR_VISITORS: ReadonlySet<keyof Api> = new Set([
  'login',
  'register',
  'verify',
  'resendCode',
  'forgotPassword',
  'changePassword',
  'zipcode',
]);

export function createSessionSync({ auth, session, storage, toast }: SessionSyncDeps) {
  let following: Promise<void> | null = null;

  function check(): Promise<void> {
    if (session.isCurrent()) return following ?? Promise.resolve();
    const stored = session.stored();
    if (stored === null) toast.show('session-closed-elsewhere');
    const current = auth.followToken(stored).finally(() => {
      if (following === current) following = null;
    });
    following = current;
    return current;
  }

  return {
    check,
    /**
     * Resolves when the call may be sent. Rejects with `aborted` when another tab has changed the session, or
     * when a visitor makes a call that needs a session.
     */
    async beforeCall(name: keyof Api): Promise<void> {
      if (!session.isCurrent()) {
        void check();
        throw new ApiError('aborted');
      }
      // `followToken` itself calls `user`, so a call of `user` must not wait for `followToken`.
      if (following && name !== 'user') await following;
      if (session.token() === null && !FOR_VISITORS.has(name)) throw new ApiError('aborted');
    },
    start() {
      const look = () => void check();
      const onVisible = () => {
        if (!globalThis.document.hidden) look();
      };
      const stopListening = storage.subscribe((key) => key === STORAGE_KEYS.token && look());
      globalThis.addEventListener('pageshow', look);
      globalThis.document.addEventListener('visibilitychange', onVisible);
      return () => {
        stopListening();
        globalThis.removeEventListener('pageshow', look);
        globalThis.document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}
