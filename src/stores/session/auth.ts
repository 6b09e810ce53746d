import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions, Registration } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, ignoreApiError, toApiError } from '../../api/error.ts';
import { parseStored } from '../../domain/parse-stored.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline, getTimeLeft } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import { MAX_ENDING_MS, type Session } from './session.ts';

export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';
export type NavigateTo = 'session-logout' | 'session-expired';

/** Why a session start has failed: 503, 429, a session of another player or anything else. */
type StartFailure = 'maintenance' | 'rate-limit' | 'other-account' | 'other';

/**
 * Account that waits for its confirmation code. Stored on the device until the player logs in, logs out or
 * leaves the confirmation page, to which `coac` gives access (spec §3).
 */
export interface Verification {
  nav: 'coac';
  email: string;
  /** False when the server has mailed no code, so the confirmation page offers to send one at once. */
  isCodeMailed?: false;
}

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

const createVerification = (email: string, isCodeMailed: boolean): Verification =>
  isCodeMailed ? { nav: 'coac', email } : { nav: 'coac', email, isCodeMailed };

function readVerification(storage: KeyValueStorage): Verification | null {
  const record = parseStored(storage.get(STORAGE_KEYS.verification));
  if (typeof record !== 'object' || record === null) return null;
  const { nav, email, isCodeMailed } = record as Partial<Verification>;
  if (nav !== 'coac' || typeof email !== 'string' || email.length > 254) return null;
  return createVerification(email, isCodeMailed !== false);
}

/**
 * Whether the server reported that the session has ended, that the account is deleted or that its e-mail is not
 * verified. Each of these has its own dialog.
 */
const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'unauthenticated' || kind === 'accountEliminated' || kind === 'verifyAccountError';

function getStartFailure(error: ApiError): StartFailure | null {
  if (isSessionOver(error)) return null;
  if (error.kind === 'other-account') return 'other-account';
  if (error.status === 503) return 'maintenance';
  return error.status === 429 ? 'rate-limit' : 'other';
}

/**
 * The store reads nothing from storage before `start`, so that its state during hydration equals that of the
 * prerendered page.
 */
export function createAuthStore({ api, session, storage, modal, network }: AuthDeps) {
  const status = signal<AuthStatus>('pending');
  const user = signal<User | null>(null);
  const verification = signal<Verification | null>(null);
  const emailHint = signal('');
  const navigateTo = signal<NavigateTo | null>(null);
  const startFailure = signal<StartFailure | null>(null);
  const startWait = signal(0);
  /** Whether the session that has expired answered with the data of another player. */
  const isForeign = signal(false);
  let limitEnd = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let starting: Promise<void> | undefined;
  /** Epoch of the session that expires unless the log-out or the deletion on its way ends it. */
  let toldEpoch: number | null = null;

  function setUser(loaded: User) {
    loadedAt = performance.now();
    batch(() => {
      user.value = loaded;
      status.value = 'authenticated';
      startFailure.value = null;
      navigateTo.value = null;
      isForeign.value = false;
    });
  }

  function clearUser() {
    batch(() => {
      status.value = 'unauthenticated';
      user.value = null;
    });
  }

  function setVerification(email: string, isCodeMailed: boolean) {
    const previous = verification.peek();
    // A refusal without a mail doesn't undo an earlier mail to the same e-mail.
    const wasMailed = previous?.email === email && previous.isCodeMailed !== false;
    const record = createVerification(email, isCodeMailed || wasMailed);
    batch(() => {
      verification.value = record;
      emailHint.value = email;
    });
    storage.set(STORAGE_KEYS.verification, JSON.stringify(record));
  }

  function clearVerification() {
    verification.value = null;
    storage.remove(STORAGE_KEYS.verification);
  }

  /**
   * Waits for a connection, then loads the user of the stored session within 20 s, and up to 60 s more if the
   * server answers 429 with `Retry-After`. If the connection is lost during the load, waits and starts again with
   * another 20 s. Rejects with an `ApiError`, which is `aborted` if the session has changed.
   */
  async function loadStartingUser(isCurrent: () => boolean): Promise<User> {
    await network.whenOnline();
    if (!isCurrent()) throw new ApiError('aborted');
    const lost = new AbortController();
    const stop = network.isOffline.subscribe((isOffline) => isOffline && lost.abort());
    try {
      return await api.send((calls) => calls.user(), {
        isSessionStep: true,
        signal: lost.signal,
        deadline: createDeadline(),
        onRateLimit(seconds) {
          startWait.value = seconds;
        },
      });
    } catch (thrown) {
      if (!lost.signal.aborted || !isCurrent()) throw thrown;
      return await loadStartingUser(isCurrent);
    } finally {
      stop();
    }
  }

  async function start() {
    verification.value = readVerification(storage);
    if (session.token() === null) {
      clearUser();
      return;
    }
    const epoch = session.epoch();
    const isCurrent = () => session.epoch() === epoch;
    let loaded: User;
    try {
      loaded = await loadStartingUser(isCurrent);
      await rejectOther(isOtherPlayer(loaded));
    } catch (thrown) {
      const error = toApiError(thrown);
      // If another tab has changed the session, `followToken` sets the user and the status. If `expireSession` has closed
      // the session, there is no token and the error is not `aborted`, so this function clears the user.
      if (!isCurrent() && (error.kind === 'aborted' || session.token() !== null)) return;
      limitEnd = createDeadline(1_000 * (error.retryAfter ?? 0));
      if (isCurrent()) session.clearToken();
      batch(() => {
        clearUser();
        startFailure.value = getStartFailure(error);
      });
      if (isSessionOver(error)) showErrorDialog(modal, error);
      return;
    }
    keepUser(loaded);
  }

  /**
   * Sets the verification record of an account whose e-mail is not verified. Without `email`, the record gets
   * the e-mail of the player, of the last form or of the previous record, or an empty text if none is known.
   */
  function requireVerification(email?: string, isCodeMailed = false) {
    const known = email || user.peek()?.email || emailHint.peek() || verification.peek()?.email || '';
    setVerification(known, isCodeMailed);
  }

  function isOtherPlayer({ id }: User): boolean {
    const player = session.player();
    return player !== null && player !== id;
  }

  /**
   * A session cookie that another person left on the device takes precedence over the token, so the server may
   * return another player. Ends that session and rejects with `other-account`.
   */
  async function rejectOther(isOther: boolean, options?: CallOptions) {
    if (!isOther) return;
    await api.send((calls) => calls.logout(), { ...options, isSessionStep: true }).catch(ignoreApiError);
    throw new ApiError('other-account', { fields: [{ field: 'email', kind: 'other-account' }] });
  }

  /** Stores the token in use with its user, and shows the user as logged in. */
  function keepUser(loaded: User) {
    session.keepToken(loaded.id);
    setUser(loaded);
  }

  function expire() {
    // After a log-out the token is gone, but the status stays `authenticated` until the app has navigated
    // to Inicio. A late `Unauthenticated.` response must not show the dialog `expiredSession` in that time.
    const isLeaving = session.token() === null && status.value === 'authenticated';
    if (isLeaving || navigateTo.value === 'session-expired') return;
    session.clearToken();
    modal.clear();
    navigateTo.value = 'session-expired';
  }

  function expireIfTold() {
    const isTold = toldEpoch === session.epoch() && !session.isEnding();
    if (!isTold) return;
    toldEpoch = null;
    expire();
  }

  return {
    status: status as ReadonlySignal<AuthStatus>,
    user: user as ReadonlySignal<User | null>,
    userId: computed(() => user.value?.id ?? null),
    navigateTo: navigateTo as ReadonlySignal<NavigateTo | null>,
    verification: verification as ReadonlySignal<Verification | null>,
    emailHint: emailHint as ReadonlySignal<string>,
    /**
     * Set after `start` or `followToken` failed to load the user, except when the server gave a reason that has a dialog
     * of its own (`isSessionOver`). Null again after `dismissStartFailure` or after a user is loaded.
     */
    startFailure: startFailure as ReadonlySignal<StartFailure | null>,
    /** Seconds for which the session start waits after a 429; 0 before. */
    startWait: startWait as ReadonlySignal<number>,
    clearVerification,
    requireVerification,
    keepUser,
    rejectOther,
    /** Ends a log-in that has failed. */
    setVisitor: clearUser,
    /** Seconds until the rate limit ends that has ended the session start. */
    getLoginWait: () => Math.ceil(getTimeLeft(limitEnd) / 1_000),
    /**
     * Reads the stored verification record and loads the user of the stored token. Without a token, `status`
     * becomes `unauthenticated`. If the load fails, the session ends too: the token is removed and other tabs are
     * told, and the dialog of a deleted account or an unverified e-mail opens. If another tab has changed the
     * session, `followToken` sets the status. Call after hydration. Later calls return the first promise. Rejects only after a mistake of a subscriber.
     */
    start(): Promise<void> {
      starting ??= start();
      return starting;
    },
    dismissStartFailure() {
      startFailure.value = null;
    },
    /** Shows the notice that a session of another player was opened and ended. */
    noteOtherAccount() {
      startFailure.value = 'other-account';
    },
    setEmailHint(email: string) {
      emailHint.value = email;
    },
    async register(registration: Registration) {
      const { email } = await api.send((calls) => calls.register(registration));
      setVerification(email, true);
      return { email };
    },
    /**
     * Switches to the token that another tab stored and loads its user; if that fails, this tab becomes
     * `unauthenticated`. With null, ends the session in this tab. Also closes all dialogs. Does nothing if
     * the token is unchanged.
     */
    async followToken(token: string | null) {
      if (token === session.token()) return;
      session.setToken(token);
      const epoch = session.epoch();
      modal.clear();
      if (token === null) {
        navigateTo.value = 'session-logout';
        return;
      }
      batch(() => {
        user.value = null;
        navigateTo.value = null;
      });
      try {
        const loaded = await api.send((calls) => calls.user(), { isSessionStep: true });
        await rejectOther(isOtherPlayer(loaded));
        setUser(loaded);
      } catch (thrown) {
        if (session.epoch() !== epoch) return;
        const error = toApiError(thrown);
        // `setToken` does not change the stored token, so the other tab keeps its session. This tab has no session
        // until the next session check, which tries to follow the other tab again. A session of another player is
        // ended for all tabs.
        if (error.kind === 'other-account') session.clearToken();
        else session.setToken(null);
        batch(() => {
          clearUser();
          startFailure.value = getStartFailure(error);
        });
      }
    },
    /**
     * Reloads the user, which includes the statistics, unless the last load was less than `freshMs` (ms) ago. A
     * failed reload keeps the previous user. Ends the session if the server returns another player.
     */
    async refreshUser(freshMs = 0) {
      if (performance.now() - loadedAt < freshMs) return;
      const epoch = session.epoch();
      try {
        const loaded = await api.send((calls) => calls.user());
        await rejectOther(loaded.id !== user.peek()?.id);
        user.value = loaded;
        loadedAt = performance.now();
      } catch (thrown) {
        // Otherwise `user` keeps the value of the last successful load, statistics included.
        if (toApiError(thrown).kind !== 'other-account' || session.epoch() !== epoch) return;
        session.clearToken();
        modal.clear();
        batch(() => {
          clearUser();
          startFailure.value = 'other-account';
        });
      }
    },
    /**
     * Ends the session because the server says `Unauthenticated.`. While a log-out or a deletion is on its way,
     * in this tab or another, only remembers it: the answer of the log-out or deletion says why the session
     * ended, and may arrive later than those of other calls (decision 012).
     */
    expireSession() {
      if (!session.isEnding()) {
        expire();
        return;
      }
      toldEpoch = session.epoch();
      // The tab that ends the session may be closed before it is done.
      setTimeout(expireIfTold, MAX_ENDING_MS);
    },
    /**
     * Ends the session because the server answers with the data of another player, whose session it has opened in the
     * place of this one.
     */
    endForeignSession() {
      isForeign.value = true;
      expire();
    },
    isForeign: isForeign as ReadonlySignal<boolean>,
    /** Call when a log-out or a deletion has ended: expires the session if another call was answered `Unauthenticated.` meanwhile. */
    expireIfTold,
    /** Runs a log-out or a deletion. If it leaves the session open, the session expires if the server said so. */
    async runEnding(work: () => Promise<void>) {
      await session.runEnding(work).finally(expireIfTold);
    },
    logOut() {
      batch(() => {
        session.clearToken();
        modal.clear();
        clearVerification();
        navigateTo.value = 'session-logout';
      });
    },
    dropSession() {
      session.clearToken();
      clearUser();
    },
    /**
     * Call after the router has navigated because of `navigateTo` (spec §4). Clears `navigateTo` at once, and
     * the user in a later task unless the session has changed by then.
     */
    finishNavigation() {
      navigateTo.value = null;
      const epoch = session.epoch();
      setTimeout(() => session.epoch() === epoch && clearUser());
    },
  };
}
