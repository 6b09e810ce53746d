/** How a session ends (spec §3, §4): by log-out or by expiry, each with the signal that says where to go. */
import { batch, type Signal, signal } from '@preact/signals-react';
import type { ModalStore } from '../shell/modal.ts';
import type { Session } from './session.ts';
import type { VerificationStore } from './verification.ts';

/** A log-out leads to Inicio without a dialog, an expiry through its dialog. */
export type NavigateTo = 'session-logout' | 'session-expired';

interface SessionEndDeps {
  session: Session;
  modal: Pick<ModalStore, 'clear'>;
  verification: Pick<VerificationStore, 'clear'>;
  isAuthenticated(): boolean;
  /** Forgets the user and makes the status unauthenticated. */
  reset(): void;
}

export interface SessionEnd {
  navigateTo: Signal<NavigateTo | null>;
  /** Tells the listeners that the user's data must go. */
  dropUserData(): void;
  /** Ends the open session because the server answered `Unauthenticated.` */
  expire(): void;
  /** Runs a call whose `Unauthenticated.` is an answer, not an expiry. */
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Ends the session after the player logged out. */
  leave(): void;
  /** Clears the signal, and on the next tick everything of the session. */
  finishNavigation(): void;
  /** Adds a listener of `dropUserData`. The returned function removes it. */
  onSessionEnd(listener: () => void): () => void;
}

export function createSessionEnd(deps: SessionEndDeps): SessionEnd {
  const { session, modal, verification, isAuthenticated, reset } = deps;
  const navigateTo = signal<NavigateTo | null>(null);
  const listeners = new Set<() => void>();
  let expiriesToIgnore = 0;

  const dropUserData = () => {
    for (const listener of listeners) listener();
  };

  return {
    navigateTo,
    dropUserData,
    expire() {
      // A player who logs out still has the status while the page goes home.
      const isLeaving = session.token() === null && isAuthenticated();
      if (expiriesToIgnore > 0 || isLeaving || navigateTo.value === 'session-expired') return;
      session.close();
      modal.clear();
      navigateTo.value = 'session-expired';
    },
    async withoutExpiry(call) {
      expiriesToIgnore += 1;
      try {
        return await call();
      } finally {
        expiriesToIgnore -= 1;
      }
    },
    leave() {
      batch(() => {
        session.close();
        modal.clear();
        verification.clear();
        dropUserData();
        navigateTo.value = 'session-logout';
      });
    },
    finishNavigation() {
      navigateTo.value = null;
      const epoch = session.epoch();
      setTimeout(() => session.epoch() === epoch && reset());
    },
    onSessionEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
