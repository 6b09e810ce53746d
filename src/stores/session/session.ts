/**
 * Token and epoch (number) of the session. The client drops a response to a call of an earlier epoch, so that
 * a late `Unauthenticated.` cannot end a newer session (decision 012).
 */

import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { isAccessToken } from '../../domain/token.ts';
import type { Id } from '../../domain/types.ts';
import { deviceClock } from '../../lib/clock.ts';
import { combineStops, listen } from '../../lib/listen.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import type { ToastStore } from '../shell/toast.ts';
import type { AuthStore } from './auth.ts';

export type Session = ReturnType<typeof createSession>;

/**
 * Longest duration (ms) of a log-out or a deletion, with some reserve. Other tabs ignore an older mark, which a
 * tab leaves that is closed meanwhile.
 */
export const MAX_ENDING_MS = 25_000;

export function createSession(
  storage: KeyValueStorage,
  /** Called when a session opens, ends or is replaced by that of another tab. */
  onChange: () => void = () => undefined,
) {
  const stored = () => {
    const text = storage.get(STORAGE_KEYS.token);
    return isAccessToken(text) ? text : null;
  };
  let token = stored();
  /** Token in storage of which this tab knows. A token that is tried is not stored yet. */
  let known = token;
  let epoch = 1;
  let ending: Promise<void> | null = null;

  function change(next: string | null, inStorage = next) {
    token = next;
    known = inStorage;
    epoch += 1;
    onChange();
  }

  return {
    token: () => token,
    /**
     * Number that increases with every log-in, every end of a session and every switch to the session of
     * another tab.
     */
    epoch: () => epoch,
    stored,
    isCurrent: () => stored() === known,
    /** Id of the player to whom the token in use belongs; null when it isn't known. */
    player(): Id | null {
      const [owned, id] = storage.get(STORAGE_KEYS.player)?.split(' ') ?? [];
      return id !== undefined && owned === token ? id : null;
    },
    /** Uses a token that other tabs must not follow yet, because it may be another player's. */
    tryToken(next: string) {
      change(next, stored());
    },
    /** Stores the token in use with its player, so that other tabs follow it. */
    keepToken(player: Id) {
      if (token === null) return;
      // Other tabs read the player when the token changes.
      storage.set(STORAGE_KEYS.player, `${token} ${player}`);
      if (stored() === token) return;
      known = token;
      storage.remove(STORAGE_KEYS.week);
      storage.set(STORAGE_KEYS.token, token);
    },
    clearToken() {
      // Another tab may have stored a newer token, which stays.
      const isOurs = stored() === known;
      change(null);
      if (!isOurs) return;
      storage.remove(STORAGE_KEYS.week);
      storage.remove(STORAGE_KEYS.player);
      storage.remove(STORAGE_KEYS.token);
    },
    setToken: (next: string | null) => change(next),
    /** Until when this tab ends the session by a log-out or a deletion; null when it doesn't. */
    ending: () => ending,
    /** Whether a log-out or a deletion is on its way, in this tab or another. */
    isEnding(): boolean {
      const age = deviceClock.now() - Number(storage.get(STORAGE_KEYS.ending) ?? Number.NaN);
      return ending !== null || Math.abs(age) < MAX_ENDING_MS;
    },
    /** Runs a log-out or a deletion, including what ends the session afterwards. */
    async runEnding(work: () => Promise<void>) {
      storage.set(STORAGE_KEYS.ending, String(deviceClock.now()));
      const run = work().finally(() => {
        ending = null;
        storage.remove(STORAGE_KEYS.ending);
      });
      ending = run.catch(() => undefined);
      await run;
    },
  };
}

const FOR_VISITORS: ReadonlySet<keyof Api> = new Set([
  'login',
  'register',
  'verify',
  'resendCode',
  'forgotPassword',
  'changePassword',
  'zipcode',
]);

/**
 * Keeps all tabs on one session. The tabs share the session cookie, which the server prefers over the token:
 * a tab with an old token would send predictions as another player.
 */
export function createSessionSync(
  auth: Pick<AuthStore, 'followToken' | 'expireIfTold'>,
  session: Session,
  storage: KeyValueStorage,
  toast: ToastStore,
) {
  let following: Promise<void> | null = null;

  function check(): Promise<void> {
    if (session.isCurrent()) return following ?? Promise.resolve();
    const stored = session.stored();
    const ending = session.ending();
    // Another tab has removed the token of the session that this tab is ending. The answer to this tab's log-out
    // or deletion still says how the session ends, so this tab waits for it.
    if (stored === null && ending) return follow(ending.then(check));
    if (stored === null) toast.show('session-closed-elsewhere');
    return follow(auth.followToken(stored));
  }

  function follow(work: Promise<void>): Promise<void> {
    const current = work.finally(() => {
      if (following === current) following = null;
    });
    following = current;
    return current;
  }

  return {
    check,
    /**
     * Resolves when the call may be sent. Rejects with `aborted` when another tab has changed the session, or
     * when a visitor makes a call that needs a session.
     */
    async beforeCall(name: keyof Api): Promise<void> {
      if (!session.isCurrent()) {
        void check();
        throw new ApiError('aborted');
      }
      // `followToken` itself calls `user`, so a call of `user` must not wait for `followToken`.
      if (following && name !== 'user') await following;
      if (session.token() === null && !FOR_VISITORS.has(name)) throw new ApiError('aborted');
    },
    start() {
      const look = () => void check();
      return combineStops(
        storage.subscribe((key, value) => {
          if (key === STORAGE_KEYS.token) look();
          if (key === STORAGE_KEYS.ending && value === null) auth.expireIfTold();
        }),
        listen(globalThis, ['pageshow'], look),
        listen(document, ['visibilitychange'], () => document.hidden || look()),
      );
    },
  };
}
