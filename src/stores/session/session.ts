/**
 * Token and epoch (number) of the session. The client drops a response to a call of an earlier epoch, so that
 * a late `Unauthenticated.` cannot end a newer session (decision 012).
 *
 * Storage has the token that all tabs share: `stored`. `token` is the one that the calls of this tab send, and `known`
 * the stored one that this tab has last seen. While another tab logs in or out, `stored` is no longer `known`, until
 * this tab follows (`session-sync.ts`). While this tab tries a token, `token` isn't stored yet.
 */
import { isAccessToken } from '../../domain/token.ts';
import type { Id } from '../../domain/types.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export type Session = ReturnType<typeof createSession>;

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
  let known = token;
  let epoch = 1;

  function change(next: string | null, inStorage = next) {
    const isOther = next !== token;
    token = next;
    known = inStorage;
    epoch += 1;
    if (isOther) onChange();
  }

  return {
    token: () => token,
    /**
     * Number that increases with every log-in, every end of a session and every switch to the session of
     * another tab.
     */
    epoch: () => epoch,
    stored,
    /** Whether no other tab has logged in or out since this one last looked. */
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
    /** Ends the session on this device. */
    clearToken() {
      // Another tab may have stored a newer token, which stays.
      const isOurs = stored() === known;
      change(null);
      if (!isOurs) return;
      storage.remove(STORAGE_KEYS.week);
      storage.remove(STORAGE_KEYS.player);
      storage.remove(STORAGE_KEYS.token);
    },
    /** Uses the token that another tab has stored, or none in this tab alone. Storage stays unchanged. */
    setToken: (next: string | null) => change(next),
  };
}
