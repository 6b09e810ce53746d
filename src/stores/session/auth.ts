/**
 * Who is playing (spec §3, §4): the status, the user, the verification record, and the signal that says where to
 * go when a session ends.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api, CallOptions, Credentials, Registration } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { deadlineIn } from '../../lib/deadline.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import type { Session } from './session.ts';
import { createSessionEnd, type NavigateTo } from './session-end.ts';
import { loadStartingUser } from './session-start.ts';
import { createVerificationStore, type Verification } from './verification.ts';

/** Whether we know who plays (spec §3). */
export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

/** The store as the pages and the shell see it. */
export interface AuthStore {
  status: ReadonlySignal<AuthStatus>;
  user: ReadonlySignal<User | null>;
  verification: ReadonlySignal<Verification | null>;
  navigateTo: ReadonlySignal<NavigateTo | null>;
  /** The last registration succeeded and waits for its code. */
  isRegistered: ReadonlySignal<boolean>;
  /** The e-mail last used in a form, in memory alone, so that nobody types it twice. */
  emailHint: ReadonlySignal<string>;
  /** The stored session could not be opened, and nothing said that it is over: its player has to log in again. */
  hasStartFailed: ReadonlySignal<boolean>;
  /** Reads what the device kept and asks who we are. In the browser, after hydration; later calls share the first. */
  start(): Promise<void>;
  dismissStartFailure(): void;
  /** Logs in and loads the user. Rejects with an `ApiError`; the status is then unauthenticated. */
  login(credentials: Credentials): Promise<void>;
  /** Creates the account; its code is then awaited. Rejects with an `ApiError`. */
  register(registration: Registration): Promise<{ email: string }>;
  /** Takes up a token that came by another way (the code), and loads the user. Rejects like `login`. */
  enter(token: string, options?: CallOptions): Promise<void>;
  /** Takes up what another tab did: its session, or none. Nothing is sent for the old user any more. */
  follow(token: string | null): Promise<void>;
  /** Loads the user again, for its statistics. Rejects with an `ApiError`. */
  refreshUser(): Promise<void>;
  setVerification(email: string): void;
  clearVerification(): void;
  setEmailHint(email: string): void;
  /** The server said `Unauthenticated.` to the session that is open. */
  expire(): void;
  /** Runs a call whose `Unauthenticated.` is an answer, not an expiry. */
  withoutExpiry<Result>(call: () => Promise<Result>): Promise<Result>;
  /** The session is over by the player's wish; the caller has told the server. */
  leave(): void;
  /** The session is over at once and without a way home: the account is gone and a page knows where to go. */
  forget(): void;
  /** Clears the signal, and on the next tick everything of the session (spec §4). */
  finishNavigation(): void;
  /** Calls back whenever the user's data must go: a log-out, a deletion, an expiry, a switch. Returns what stops it. */
  onSessionEnd(listener: () => void): () => void;
}

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

/** What ends a session for good; its own dialog says so. */
const isOver = ({ kind }: ApiError) => kind === 'unauthenticated' || kind === 'account-eliminated';

/** Makes the store. Nothing is read from the device before `start`, so that hydration meets the server's state. */
export function createAuthStore({ api, session, storage, modal, network }: AuthDeps): AuthStore {
  const status = signal<AuthStatus>('pending', { name: 'auth.status' });
  const user = signal<User | null>(null, { name: 'auth.user' });
  const verification = createVerificationStore(storage);
  const hasStartFailed = signal(false, { name: 'auth.hasStartFailed' });
  let starting: Promise<void> | undefined;

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

  const setUser = (loaded: User) =>
    batch(() => {
      user.value = loaded;
      status.value = 'authenticated';
      navigateTo.value = null;
      hasStartFailed.value = false;
    });

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
      // Another tab changed the session meanwhile, and its way decides.
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
      // Unless another tab took over meanwhile: then its session stands.
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
    isRegistered: verification.isRegistered,
    emailHint: verification.emailHint,
    setVerification: verification.set,
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
      const deadline = deadlineIn();
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
      verification.set(email, 'registered');
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
        // The other tab keeps its session: this one is a visitor until it looks again.
        if (session.epoch() !== epoch) return;
        session.adopt(null);
        batch(() => {
          reset();
          hasStartFailed.value = !isOver(toApiError(thrown));
        });
      }
    },
    async refreshUser() {
      user.value = await api.user();
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
