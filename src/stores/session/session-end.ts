import { batch } from '@preact/signals-react';
import type { ModalStore } from '../shell/modal.ts';
import type { AuthState } from './auth-state.ts';
import type { Session } from './session.ts';
import type { VerificationStore } from './verification.ts';

/**
 * Why a session ends so that the app opens Inicio: by a log-out or a deletion, here or in another tab, because the
 * server said `Unauthenticated.`, or because it answers with the data of another player, whose session it has opened in
 * its place.
 */
export type LeaveReason = 'log-out' | 'other-tab' | 'expired' | 'other-player';

/**
 * Why a session ends on the page that is open, said by a notice above it: the server answered 503 or 429, opened the
 * session of another player, or the user could not be loaded for another reason.
 */
export type StayReason = 'maintenance' | 'rate-limit' | 'other-account' | 'other';

/** `on-page`: the session ends on the page that is open, where a form or a dialog says why. */
export type EndReason = LeaveReason | StayReason | 'on-page';

/** Whether the player has not asked for this end, so a dialog says it. */
export const isExpiry = (reason: EndReason | null): reason is 'expired' | 'other-player' =>
  reason === 'expired' || reason === 'other-player';

const isLeave = (reason: EndReason): reason is LeaveReason =>
  reason === 'log-out' || reason === 'other-tab' || isExpiry(reason);

export function createSessionEnd(
  state: AuthState,
  session: Session,
  modal: ModalStore,
  verification: Pick<VerificationStore, 'clear'>,
) {
  const { endReason, status } = state;

  function leave(reason: LeaveReason) {
    // After a log-out the token is gone, but the status stays `authenticated` until the app has navigated
    // to Inicio. A late `Unauthenticated.` response must not show the dialog `expiredSession` in that time.
    const isLeaving = session.token() === null && status.value === 'authenticated';
    if (isExpiry(reason) && (isLeaving || endReason.value !== null)) return;
    session.clearToken();
    batch(() => {
      modal.clear();
      if (reason === 'log-out') verification.clear();
      endReason.value = reason;
    });
  }

  function stay(notice?: StayReason) {
    session.clearToken();
    state.setVisitor(notice);
  }

  return {
    /**
     * Ends the session on this device: the token is removed, and other tabs follow. For a `LeaveReason`, closes all
     * dialogs; the app then opens Inicio, after a dialog if the session has expired, and calls `finishNavigation`
     * (spec §4). For any other reason the player is a visitor at once.
     */
    endSession(reason: EndReason) {
      if (isLeave(reason)) leave(reason);
      else stay(reason === 'on-page' ? undefined : reason);
    },
    /**
     * Call after the router has navigated because of `endReason` (spec §4). Clears `endReason` at once, and
     * the user in a later task unless the session has changed by then.
     */
    finishNavigation() {
      endReason.value = null;
      const epoch = session.epoch();
      setTimeout(() => session.epoch() === epoch && state.setVisitor());
    },
  };
}
