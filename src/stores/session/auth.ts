/** The session's user (spec §3, §4), the verification record, and where to go when the session ends. */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions, Credentials, Registration } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import type { Session } from './session.ts';
import { createSessionEnd, type NavigateTo } from './session-end.ts';
import { loadStartingUser } from './session-start.ts';
import { createVerificationStore, type Verification } from './verification.ts';

/** `pending` until the user of the stored token is known (spec §3). */
export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

export interface AuthStore {
  status: ReadonlySignal<AuthStatus>;
  user: ReadonlySignal<User | null>;
  verification: ReadonlySignal<Verification | null>;
  navigateTo: ReadonlySignal<NavigateTo | null>;
  /** The last e-mail that was typed in a form. It fills in the next form and is kept in memory only. */
  emailHint: ReadonlySignal<string>;
  /** The stored session could not be loaded, although the server didn't say that it has ended. */
  hasStartFailed: ReadonlySignal<boolean>;
  /** Loads the user of the stored token. Call after hydration. Later calls share the first. */
  start(): Promise<void>;
  dismissStartFailure(): void;
  /** Logs in and loads the user. A failure sets the status `unauthenticated` and rejects with an `ApiError`. */
  login(credentials: Credentials): Promise<void>;
  /** Creates the account and sets the verification record. Rejects with an `ApiError`. */
  register(registration: Registration): Promise<{ email: string }>;
  /** Opens a session with a token from the verification, and loads the user. Rejects like `login`. */
  enter(token: string, options?: CallOptions): Promise<void>;
  /** Switches to the token that another tab stored and loads its user; null ends the session in this tab. */
  follow(token: string | null): Promise<void>;
  /**
   * Reloads the user, whose statistics may have changed, unless the last answer is at most `freshMs` (ms) old. A failed
   * reload shows no error and keeps the old user.
   */
  refreshUser(freshMs?: number): Promise<void>;
  clearVerification(): void;
  setEmailHint(email: string): void;
  /** Ends the open session because the server answered `Unauthenticated.` */
  expire(): void;
  /** Runs a call whose `Unauthenticated.` is an answer, not an expiry. */
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Ends the session after the player logged out. The caller has told the server. */
  leave(): void;
  /** Ends the session at once and without navigation. */
  forget(): void;
  /** Clears `navigateTo`, and the session's data on the next tick (spec §4). */
  finishNavigation(): void;
  /** Adds a listener for the end of the session or a change of user. The returned function removes it. */
  onSessionEnd(listener: () => void): () => void;
}

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

/** Errors that end the session and have their own dialog. */
const isOver = ({ kind }: ApiError) => kind === 'unauthenticated' || kind === 'account-eliminated';

/** Reads nothing from the device before `start`, so that hydration starts with the prerendered state. */
export function createAuthStore({ api, session, storage, modal, network }: AuthDeps): AuthStore {
  const status = signal<AuthStatus>('pending');
  const user = signal<User | null>(null);
  const verification = createVerificationStore(storage);
  const hasStartFailed = signal(false);
  let starting: Promise<void> | undefined;
  /** Moment of `performance.now()` (ms). */
  let userLoadedAt = Number.NEGATIVE_INFINITY;

  function reset() {
    batch(() => {
      status.value = 'unauthenticated';
      user.value = null;
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
    userLoadedAt = performance.now();
    batch(() => {
      user.value = loaded;
      status.value = 'authenticated';
      navigateTo.value = null;
      hasStartFailed.value = false;
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
      // Another tab has changed the session, and `follow` handles it.
      if (error.kind === 'aborted' && !isCurrent()) return;
      if (isCurrent()) session.close();
      batch(() => {
        reset();
        hasStartFailed.value = !isOver(error);
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
      // When another tab has changed the session meanwhile, its session stays.
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
    async follow(token) {
      if (token === session.token()) return;
      const hadSession = session.token() !== null;
      session.adopt(token);
      const epoch = session.epoch();
      if (token === null && !hadSession) return;
      modal.clear();
      sessionEnd.dropUserData();
      if (token === null) {
        navigateTo.value = 'session-logout';
        return;
      }
      batch(() => {
        user.value = null;
        navigateTo.value = null;
      });
      try {
        setUser(await api.user());
      } catch (thrown) {
        // The other tab keeps its session. This tab is logged out until its next check.
        if (session.epoch() !== epoch) return;
        session.adopt(null);
        batch(() => {
          reset();
          hasStartFailed.value = !isOver(toApiError(thrown));
        });
      }
    },
    async refreshUser(freshMs = 0) {
      if (performance.now() - userLoadedAt < freshMs) return;
      try {
        user.value = await api.user();
        userLoadedAt = performance.now();
      } catch {
        // The statistics stay as they are.
      }
    },
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
