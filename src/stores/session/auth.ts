import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions, Credentials, Registration } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline, getTimeLeft } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { showErrorDialog, toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import type { Session } from './session.ts';
import { createSessionEnd, type NavigateTo } from './session-end.ts';
import { createFollow } from './session-follow.ts';
import { getStartFailure, isSessionOver, loadStartingUser } from './session-start.ts';
import { type AuthStatus, createUserState, type StartFailure } from './user-state.ts';
import { createVerificationStore, type Verification } from './verification.ts';

export interface AuthStore {
  status: ReadonlySignal<AuthStatus>;
  user: ReadonlySignal<User | null>;
  verification: ReadonlySignal<Verification | null>;
  navigateTo: ReadonlySignal<NavigateTo | null>;
  emailHint: ReadonlySignal<string>;
  /**
   * Set after `start` or `follow` failed to load the user, except when the server gave a reason that has a dialog
   * of its own (`isSessionOver`). Null again after `dismissStartFailure` or after a user is loaded.
   */
  startFailure: ReadonlySignal<StartFailure | null>;
  /** Seconds for which the session start waits after a 429; 0 before. */
  startWait: ReadonlySignal<number>;
  /** Seconds until the rate limit ends that has ended the session start. */
  getLoginWait(): number;
  /**
   * Reads the stored verification record and loads the user of the stored token. Without a token, `status`
   * becomes `unauthenticated`. If the load fails, the session ends too: the token is removed and other tabs are
   * told, and the dialog of a deleted account or an unverified e-mail opens. If another tab has changed the
   * session, `follow` sets the status. Call after hydration. Later calls return the first promise. Never rejects.
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
  /**
   * Sets the verification record of an account whose e-mail is not verified. Without `email`, the record gets
   * the e-mail of the player, of the previous record or of the last form, or an empty text if none is known.
   */
  requireVerification(email?: string): void;
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
  const { status, user, startFailure } = userState;
  const startWait = signal(0);
  let limitEnd = 0;
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
      const onRateLimit = (seconds: number) => {
        startWait.value = seconds;
      };
      setUser(await loadStartingUser({ api, network, isCurrent, onRateLimit }));
    } catch (thrown) {
      const error = toApiError(thrown);
      // If another tab has changed the session, `follow` sets the user and the status. If `expire` has closed
      // the session, there is no token and the error is not `aborted`, so this function resets the state.
      if (!isCurrent() && (error.kind === 'aborted' || session.token() !== null)) return;
      limitEnd = createDeadline(1_000 * (error.retryAfter ?? 0));
      if (isCurrent()) session.close();
      batch(() => {
        reset();
        startFailure.value = getStartFailure(error);
      });
      if (isSessionOver(error)) showErrorDialog(modal, error);
    }
  }

  function requireVerification(email?: string) {
    const { record, emailHint } = verification;
    verification.set(email || user.peek()?.email || record.peek()?.email || emailHint.peek());
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
    requireVerification,
    setEmailHint: verification.setEmailHint,
    enter,
    startFailure,
    startWait,
    getLoginWait: () => Math.ceil(getTimeLeft(limitEnd) / 1_000),
    start() {
      starting ??= start();
      return starting;
    },
    dismissStartFailure() {
      startFailure.value = null;
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
        if (error.kind === 'email-not-verified') requireVerification(credentials.email);
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
