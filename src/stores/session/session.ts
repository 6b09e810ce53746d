/**
 * Token and epoch (number) of the session. The client drops a response to a call of an earlier epoch, so that
 * a late `Unauthenticated.` cannot end a newer session (decision 012).
 */

import { isAccessToken } from '../../domain/token.ts';
import type { Id } from '../../domain/types.ts';
import { deviceClock } from '../../lib/clock.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

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
