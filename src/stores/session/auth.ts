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
   * True after `start` or `follow` failed to load the user, except when the server reported that the session
   * has ended or the account is deleted. False again after `dismissStartFailure` or after a user is loaded.
   */
  hasStartFailed: ReadonlySignal<boolean>;
  /**
   * Reads the stored verification record and loads the user of the stored token. Without a token, `status`
   * becomes `unauthenticated`. If the load fails, the session ends too: the token is removed and other tabs are
   * told. If another tab has changed the session, `follow` sets the status. Call after hydration. Later calls
   * return the first promise. Never rejects.
   */
  start(): Promise<void>;
  dismissStartFailure(): void;
  /**
   * Logs in and loads the user. Rejects with an `ApiError` on failure, and sets the status to
   * `unauthenticated` unless the call was aborted. An unconfirmed e-mail also sets the verification record.
   */
  login(credentials: Credentials): Promise<void>;
  register(registration: Registration): Promise<{ email: string }>;
  enter(token: string, options?: CallOptions): Promise<void>;
  /**
   * Switches to the token that another tab stored and loads its user; if that fails, this tab becomes
   * `unauthenticated`. With null, ends the session in this tab. Also closes all dialogs. Does nothing if
   * the token is unchanged.
   */
  follow(token: string | null): Promise<void>;
  /**
   * Reloads the user, which includes the statistics, unless the last load was less than `freshMs` (ms) ago. A
   * failed reload keeps the previous user.
   */
  refreshUser(freshMs?: number): Promise<void>;
  clearVerification(): void;
  setEmailHint(email: string): void;
  expire(): void;
  /**
   * Runs `call`. Until it ends, `expire` does nothing, so an `Unauthenticated.` response does not end the
   * session.
   */
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  leave(): void;
  forget(): void;
  /**
   * Call after the router has navigated because of `navigateTo` (spec §4). Clears `navigateTo` at once, and
   * the user in a later task unless the session has changed by then.
   */
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

/**
 * The store reads nothing from storage before `start`, so that its state during hydration equals that of the
 * prerendered page.
 */
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
      // If another tab has changed the session, `follow` sets the user and the status. If `expire` has closed
      // the session, there is no token and the error is not `aborted`, so this function resets the state.
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
      // If another tab has changed the session during the call, the new session stays open.
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
