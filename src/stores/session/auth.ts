import { batch, type ReadonlySignal } from '@preact/signals-react';
import type { Api, CallOptions, Credentials, Registration } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import type { Session } from './session.ts';
import { createSessionEnd, type NavigateTo } from './session-end.ts';
import { createFollow } from './session-follow.ts';
import { isSessionOver, loadStartingUser } from './session-start.ts';
import { type AuthStatus, createUserState } from './user-state.ts';
import { createVerificationStore, type Verification } from './verification.ts';

export interface AuthStore {
  status: ReadonlySignal<AuthStatus>;
  user: ReadonlySignal<User | null>;
  verification: ReadonlySignal<Verification | null>;
  navigateTo: ReadonlySignal<NavigateTo | null>;
  emailHint: ReadonlySignal<string>;
  /**
   * True when loading the stored session failed although the server did not report that the session has
   * ended.
   */
  hasStartFailed: ReadonlySignal<boolean>;
  /** Loads the user of the stored token. Call after hydration. Later calls return the first promise. */
  start(): Promise<void>;
  dismissStartFailure(): void;
  /**
   * Logs in and loads the user. On failure, the status is `unauthenticated` and the promise rejects with an
   * `ApiError`.
   */
  login(credentials: Credentials): Promise<void>;
  register(registration: Registration): Promise<{ email: string }>;
  enter(token: string, options?: CallOptions): Promise<void>;
  /**
   * Switches to the token that another tab stored and loads the user of that token. With null, ends the
   * session in this tab.
   */
  follow(token: string | null): Promise<void>;
  /**
   * Reloads the user and the statistics unless they were loaded less than `freshMs` (ms) ago. A failed reload
   * keeps the previous user.
   */
  refreshUser(freshMs?: number): Promise<void>;
  clearVerification(): void;
  setEmailHint(email: string): void;
  expire(): void;
  /** Runs a call whose `Unauthenticated.` response must not call `expire`. */
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  leave(): void;
  forget(): void;
  /** Clears `navigateTo` now, and the session on the next tick, after the router has navigated (spec §4). */
  finishNavigation(): void;
  onSessionEnd(listener: () => void): () => void;
}

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

/** Reads nothing from storage before `start`, so that hydration starts with the prerendered state. */
export function createAuthStore({ api, session, storage, modal, network }: AuthDeps): AuthStore {
  const userState = createUserState(api);
  const { status, user, hasStartFailed } = userState;
  const verification = createVerificationStore(storage);
  let starting: Promise<void> | undefined;

  function reset() {
    batch(() => {
      userState.clear();
      sessionEnd.dropUserData();
    });
  }

  const sessionEnd = createSessionEnd({
    session,
    modal,
    verification,
    isAuthenticated: () => status.value === 'authenticated',
    reset,
  });
  const { navigateTo } = sessionEnd;

  function setUser(loaded: User) {
    batch(() => {
      userState.set(loaded);
      navigateTo.value = null;
    });
  }

  async function start() {
    verification.restore();
    if (session.token() === null) {
      reset();
      return;
    }
    const epoch = session.epoch();
    const isCurrent = () => session.epoch() === epoch;
    try {
      setUser(await loadStartingUser({ api, network, isCurrent }));
    } catch (thrown) {
      const error = toApiError(thrown);
      // If another tab has changed the session, `follow` loads its user. `expire` changes the session too, but leaves no token.
      if (!isCurrent() && (error.kind === 'aborted' || session.token() !== null)) return;
      if (isCurrent()) session.close();
      batch(() => {
        reset();
        hasStartFailed.value = !isSessionOver(error);
      });
      if (error.kind === 'account-eliminated') modal.show({ type: 'accountEliminated' });
    }
  }

  async function enter(token: string, options: CallOptions = {}) {
    session.open(token);
    const epoch = session.epoch();
    try {
      setUser(await api.user(options));
    } catch (thrown) {
      // If another tab has changed the session meanwhile, the session of that tab stays open.
      if (session.epoch() === epoch) {
        session.close();
        reset();
      }
      throw toApiError(thrown);
    }
    verification.clear();
  }

  return {
    status,
    user,
    navigateTo,
    verification: verification.record,
    emailHint: verification.emailHint,
    clearVerification: verification.clear,
    setEmailHint: verification.setEmailHint,
    enter,
    hasStartFailed,
    start() {
      starting ??= start();
      return starting;
    },
    dismissStartFailure() {
      hasStartFailed.value = false;
    },
    async login(credentials) {
      verification.setEmailHint(credentials.email);
      const deadline = createDeadline();
      try {
        const { token } = await api.login(credentials, { deadline });
        await enter(token, { deadline });
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind !== 'aborted') status.value = 'unauthenticated';
        if (error.kind === 'email-not-verified') verification.set(credentials.email);
        throw error;
      }
    },
    async register(registration) {
      const { email } = await api.register(registration);
      verification.set(email);
      return { email };
    },
    follow: createFollow({ api, session, modal, sessionEnd, userState, setUser, reset }),
    refreshUser: userState.refresh,
    expire: sessionEnd.expire,
    withoutExpiry: sessionEnd.withoutExpiry,
    leave: sessionEnd.leave,
    forget() {
      session.close();
      reset();
    },
    finishNavigation: sessionEnd.finishNavigation,
    onSessionEnd: sessionEnd.onSessionEnd,
  };
}
