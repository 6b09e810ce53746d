import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiError, toApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline, getTimeLeft } from '../../lib/clock.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { NetworkStore } from '../shell/network.ts';
import type { AuthContext } from './auth.ts';
import { loadStartingUser } from './load-starting-user.ts';
import type { StayReason } from './session-end.ts';
import { isOtherPlayer, rejectOther } from './unexpected-user.ts';
import type { VerificationStore } from './verification.ts';

export function createSessionStart(
  { api, endSession, keepUser, modal, session, state }: AuthContext,
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>,
  verification: Pick<VerificationStore, 'restore'>,
) {
  const startWait = signal(0);
  let limitEnd = 0;
  let starting: Promise<void> | undefined;

  async function start() {
    verification.restore();
    if (session.token() === null) {
      state.setVisitor();
      return;
    }
    const epoch = session.epoch();
    const isCurrent = () => session.epoch() === epoch;
    const onRateLimit = (seconds: number) => {
      startWait.value = seconds;
    };
    let loaded: User;
    try {
      loaded = await loadStartingUser(api, network, isCurrent, onRateLimit);
      await rejectOther(api, isOtherPlayer(session, loaded));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isCurrent()) {
        // Either `Unauthenticated.` has ended the session in this tab (`onUnauthenticated`), or another tab has changed
        // it. In the second case, `followToken` sets the user and the status.
        if (error.kind === 'unauthenticated') state.setVisitor();
        return;
      }
      limitEnd = createDeadline(1_000 * (error.retryAfter ?? 0));
      endSession(getStayReason(error) ?? 'on-page');
      if (isSessionOver(error)) showErrorDialog(modal, error);
      return;
    }
    keepUser(loaded);
  }

  return {
    /** Seconds for which the session start waits after a 429; 0 before. */
    startWait: startWait as ReadonlySignal<number>,
    /** Seconds until the rate limit ends that has ended the session start. */
    getLoginWait: () => Math.ceil(getTimeLeft(limitEnd) / 1_000),
    /**
     * Reads the stored verification record and loads the user of the stored token. Without a token, `status`
     * becomes `unauthenticated`. If the load fails, the session ends: the token is removed, and other tabs follow. A
     * dialog (deleted account, unverified e-mail, expired session) or a notice says why. If another tab has changed the
     * session, `followToken` sets the status. Call after hydration. Later calls return the first promise. Rejects only
     * when a subscriber of a signal throws.
     */
    start(): Promise<void> {
      starting ??= start();
      return starting;
    },
  };
}

/** The notice after a load of the user has failed; null if the account or the session is over (`isSessionOver`). */
export function getStayReason(error: ApiError): StayReason | null {
  if (isSessionOver(error)) return null;
  if (error.kind === 'other-account') return 'other-account';
  if (error.status === 503) return 'maintenance';
  return error.status === 429 ? 'rate-limit' : 'other';
}

/**
 * Whether the server said that the session has ended, that the account is deleted or that its e-mail is not verified. A
 * session start then shows a dialog in place of the notice; for an ended session, `app/SessionEndRedirect.tsx` shows
 * it.
 */
const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'unauthenticated' || kind === 'accountEliminated' || kind === 'verifyAccountError';
