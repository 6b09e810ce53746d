import { batch, type Signal, signal } from '@preact/signals-react';
import type { ModalStore } from '../shell/modal.ts';
import type { Session } from './session.ts';
import type { VerificationStore } from './verification.ts';

export type NavigateTo = 'session-logout' | 'session-expired';

interface SessionEndDeps {
  session: Session;
  modal: Pick<ModalStore, 'clear'>;
  verification: Pick<VerificationStore, 'clear'>;
  isAuthenticated(): boolean;
  reset(): void;
}

export interface SessionEnd {
  navigateTo: Signal<NavigateTo | null>;
  dropUserData(): void;
  expire(): void;
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  leave(): void;
  finishNavigation(): void;
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
      // After a log-out the token is gone, but the status stays `authenticated` until the app has navigated
      // to Inicio. A late `Unauthenticated.` response must not show the dialog `expiredSession` in that time.
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
