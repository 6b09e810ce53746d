import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { Api } from '../../api/client.ts';
import type { User } from '../../domain/types.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import { type AuthState, type AuthStatus, createAuthState } from './auth-state.ts';
import { followToken } from './follow-token.ts';
import { createLogOutUnderWay } from './log-out-under-way.ts';
import { createRefreshUser } from './refresh-user.ts';
import type { Session } from './session.ts';
import { createSessionEnd, type EndReason, type LeaveReason, type StayReason } from './session-end.ts';
import { createSessionStart } from './session-start.ts';
import { createVerificationStore } from './verification.ts';

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

/** What the parts of the store share. */
export interface AuthContext {
  api: Api;
  endSession(reason: EndReason): void;
  keepUser(loaded: User): void;
  modal: ModalStore;
  session: Session;
  state: AuthState;
}

/**
 * Who uses the page, and how a session starts, changes and ends. The store reads nothing from storage before `start`,
 * so that its state during hydration equals that of the prerendered page.
 */
export function createAuthStore({ api, session, storage, modal, network }: AuthDeps) {
  const state = createAuthState();
  const verification = createVerificationStore(storage);
  const end = createSessionEnd(state, session, modal, verification);
  const keepUser = (loaded: User) => {
    session.keepToken(loaded.id);
    state.setPlayer(loaded);
  };
  const context: AuthContext = { api, endSession: end.endSession, keepUser, modal, session, state };

  return {
    ...createSessionStart(context, network, verification),
    ...end,
    status: state.status as ReadonlySignal<AuthStatus>,
    user: state.user as ReadonlySignal<User | null>,
    userId: computed(() => state.user.value?.id ?? null),
    /** Null again after `finishNavigation` or after a user is loaded. */
    endReason: state.endReason as ReadonlySignal<LeaveReason | null>,
    logOut: createLogOutUnderWay(session, storage, () => end.endSession('expired')),
    /**
     * Why the session has ended on the page that is open, unless a form or a dialog says it. Null again after
     * `dismissNotice` or after a user is loaded.
     */
    stayNotice: state.stayNotice as ReadonlySignal<StayReason | null>,
    dismissNotice() {
      state.stayNotice.value = null;
    },
    followToken: (token: string | null) => followToken(context, token),
    refreshUser: createRefreshUser(context),
    /** Stores the token in use with its user, and shows the user as logged in. */
    keepUser,
    /** The record of an account that waits for its confirmation code. */
    verification: verification.record,
    emailHint: verification.emailHint,
    setEmailHint: verification.setEmailHint,
    clearVerification: verification.clear,
    /**
     * Keeps a record of an account whose e-mail is not verified, which gives access to the confirmation page. Without
     * `email`, takes the first known one of: the player's, the last typed one, that of the previous record. An empty
     * text stands for an unknown e-mail, and the player then types it.
     */
    requireVerification(email?: string, isCodeMailed = false) {
      verification.set(email || state.user.peek()?.email || verification.getKnownEmail(), isCodeMailed);
    },
  };
}
