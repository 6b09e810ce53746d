/**
 * Keeps the tabs of one browser on one session. The server's session cookie is shared by all of them and goes
 * before the token, so a tab that did not follow would send one player's boleto under another player's name.
 */
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { SessionChannel } from '../../lib/session-channel.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { AuthStore } from './auth.ts';
import type { Session } from './session.ts';

/** What the shell starts and the client asks. */
export interface SessionSync {
  /** Follows the other tabs from now on, and looks again when the page comes back; returns what stops it. */
  start(): () => void;
  /** Takes up what the device holds, if that changed. Settles when the user is loaded. */
  check(): Promise<void>;
  /**
   * Before each call: lets it pass, or waits for a switch of user to end, or rejects with `aborted` what has no
   * session to speak for.
   */
  beforeCall(name: keyof Api): Promise<void>;
}

interface TabsDeps {
  auth: Pick<AuthStore, 'follow'>;
  channel: SessionChannel;
  session: Session;
  toast: ToastStore;
}

/** What a visitor may call: the forms. Everything else is asked with a token or not at all. */
const FOR_VISITORS: ReadonlySet<keyof Api> = new Set([
  'login',
  'register',
  'verify',
  'resendCode',
  'forgotPassword',
  'changePassword',
  'zipcode',
]);

/** Makes the store. */
export function createSessionSync({ auth, channel, session, toast }: TabsDeps): SessionSync {
  let following: Promise<void> | null = null;

  function check(): Promise<void> {
    if (session.isCurrent()) return following ?? Promise.resolve();
    const stored = session.stored();
    if (stored === null) toast.show('session-closed-elsewhere');
    const mine = auth.follow(stored).finally(() => {
      if (following === mine) following = null;
    });
    following = mine;
    return mine;
  }

  return {
    check,
    async beforeCall(name) {
      if (!session.isCurrent()) {
        void check();
        throw new ApiError('aborted');
      }
      // The switch itself asks who the new user is; everything else waits for the answer.
      if (following && name !== 'user') await following;
      if (session.token() === null && !FOR_VISITORS.has(name)) throw new ApiError('aborted');
    },
    start() {
      const look = () => void check();
      const onVisible = () => {
        if (!globalThis.document.hidden) look();
      };
      const stopListening = channel.listen(look);
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
