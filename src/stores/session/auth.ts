import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, ignoreApiError, toApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline, getTimeLeft } from '../../lib/clock.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { showErrorDialog } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { NetworkStore } from '../shell/network.ts';
import { createEnding } from './ending.ts';
import { loadStartingUser } from './load-starting-user.ts';
import type { Session } from './session.ts';
import { createVerificationStore } from './verification.ts';

export type AuthStatus = 'pending' | 'authenticated' | 'unauthenticated';

/**
 * Why the session has ended: by a log-out or a deletion, here or in another tab, because the server said
 * `Unauthenticated.`, or because it answers with the data of another player, whose session it has opened in its place.
 */
export type EndReason = 'log-out' | 'other-tab' | 'expired' | 'other-player';

/** Whether the player has not asked for this end, so a dialog says it. */
export const isExpiry = (reason: EndReason | null) => reason === 'expired' || reason === 'other-player';

/** Why a session start has failed: 503, 429, a session of another player or anything else. */
type StartFailure = 'maintenance' | 'rate-limit' | 'other-account' | 'other';

interface AuthDeps {
  api: Api;
  session: Session;
  storage: KeyValueStorage;
  modal: ModalStore;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

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
  const verification = createVerificationStore(storage);
  const { emailHint, setEmailHint } = verification;
  const endReason = signal<EndReason | null>(null);
  const startFailure = signal<StartFailure | null>(null);
  const startWait = signal(0);
  let limitEnd = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let starting: Promise<void> | undefined;

  function setUser(loaded: User) {
    loadedAt = performance.now();
    batch(() => {
      user.value = loaded;
      status.value = 'authenticated';
      startFailure.value = null;
      endReason.value = null;
    });
  }

  function setVisitor(failure = startFailure.peek()) {
    batch(() => {
      status.value = 'unauthenticated';
      user.value = null;
      startFailure.value = failure;
    });
  }

  /** Ends the session on the page that is open. `failure` becomes its notice. */
  function dropSession(failure?: StartFailure | null) {
    session.clearToken();
    setVisitor(failure);
  }

  /**
   * Ends the session and closes all dialogs. The app then opens Inicio, after a dialog if the session has expired, and
   * calls `finishNavigation` (spec §4).
   */
  function endSession(reason: EndReason) {
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

  async function start() {
    verification.restore();
    if (session.token() === null) {
      setVisitor();
      return;
    }
    const epoch = session.epoch();
    const isCurrent = () => session.epoch() === epoch;
    const onRateLimit = (seconds: number) => {
      startWait.value = seconds;
    };
    let loaded: User;
    try {
      loaded = await loadStartingUser({ api, network, isCurrent, onRateLimit });
      await rejectOther(isOtherPlayer(loaded));
    } catch (thrown) {
      const error = toApiError(thrown);
      // Another tab has changed the session, so `followToken` sets the user and the status. `Unauthenticated.` has changed
      // it too (`endSession`), but there is then no token, and the error is not `aborted`.
      const isOfOtherTab = !isCurrent() && (error.kind === 'aborted' || session.token() !== null);
      if (isOfOtherTab) return;
      limitEnd = createDeadline(1_000 * (error.retryAfter ?? 0));
      dropSession(getStartFailure(error));
      if (isSessionOver(error)) showErrorDialog(modal, error);
      return;
    }
    keepUser(loaded);
  }

  /**
   * Keeps a record of an account whose e-mail is not verified, which gives access to the confirmation page. Without
   * `email`, takes the first known one of: the player's, the last typed one, that of the previous record. An empty
   * text stands for an unknown e-mail, and the player then types it.
   */
  function requireVerification(email?: string, isCodeMailed = false) {
    const known = email || user.peek()?.email || emailHint.peek() || verification.record.peek()?.email || '';
    verification.set(known, isCodeMailed);
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

  const ending = createEnding(session, storage, () => endSession('expired'));

  return {
    status: status as ReadonlySignal<AuthStatus>,
    user: user as ReadonlySignal<User | null>,
    userId: computed(() => user.value?.id ?? null),
    /** Null again after `finishNavigation` or after a user is loaded. */
    endReason: endReason as ReadonlySignal<EndReason | null>,
    /** The record of an account that waits for its confirmation code. */
    verification: verification.record,
    emailHint,
    setEmailHint,
    /**
     * Set after `start` or `followToken` failed to load the user, except when the server gave a reason that has a dialog
     * of its own (`isSessionOver`). Null again after `dismissStartFailure` or after a user is loaded.
     */
    startFailure: startFailure as ReadonlySignal<StartFailure | null>,
    /** Seconds for which the session start waits after a 429; 0 before. */
    startWait: startWait as ReadonlySignal<number>,
    clearVerification: verification.clear,
    requireVerification,
    keepUser,
    rejectOther,
    /** Ends a log-in that has failed. */
    setVisitor,
    /** Seconds until the rate limit ends that has ended the session start. */
    getLoginWait: () => Math.ceil(getTimeLeft(limitEnd) / 1_000),
    /**
     * Reads the stored verification record and loads the user of the stored token. Without a token, `status`
     * becomes `unauthenticated`. If the load fails, the session ends too: the token is removed and other tabs are
     * told, and the dialog of a deleted account or an unverified e-mail opens. If another tab has changed the
     * session, `followToken` sets the status. Call after hydration. Later calls return the first promise. Rejects only
     * after a mistake of a subscriber.
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
    /**
     * Switches to the token that another tab stored and loads its user; if that fails, this tab becomes
     * `unauthenticated`. With null, ends the session in this tab. Also closes all dialogs. Does nothing if
     * the token is unchanged.
     */
    async followToken(token: string | null) {
      if (token === session.token()) return;
      if (token === null) {
        endSession('other-tab');
        return;
      }
      session.setToken(token);
      const epoch = session.epoch();
      modal.clear();
      batch(() => {
        user.value = null;
        endReason.value = null;
      });
      try {
        const loaded = await api.send((calls) => calls.user(), { isSessionStep: true });
        await rejectOther(isOtherPlayer(loaded));
        setUser(loaded);
      } catch (thrown) {
        if (session.epoch() !== epoch) return;
        const error = toApiError(thrown);
        // A session of another player is ended for all tabs. Otherwise the other tab keeps its session, and this tab has none
        // until the next session check, which tries to follow the other tab again.
        if (error.kind === 'other-account') session.clearToken();
        else session.setToken(null);
        setVisitor(getStartFailure(error));
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
        // After any other failure `user` keeps the value of the last successful load, statistics included.
        if (toApiError(thrown).kind !== 'other-account' || session.epoch() !== epoch) return;
        modal.clear();
        dropSession('other-account');
      }
    },
    ending,
    endSession,
    dropSession,
    /**
     * Call after the router has navigated because of `endReason` (spec §4). Clears `endReason` at once, and
     * the user in a later task unless the session has changed by then.
     */
    finishNavigation() {
      endReason.value = null;
      const epoch = session.epoch();
      setTimeout(() => session.epoch() === epoch && setVisitor());
    },
  };
}
