/**
 * Token and epoch (number) of the session. The client drops a response to a call of an earlier epoch, so that
 * a late `Unauthenticated.` cannot end a newer session (decision 012).
 */
import { isAccessToken } from '../../domain/token.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export type Session = ReturnType<typeof createSession>;

function readToken(storage: KeyValueStorage): string | null {
  const text = storage.get(STORAGE_KEYS.token);
  return isAccessToken(text) ? text : null;
}

export function createSession(
  storage: KeyValueStorage,
  /** Called when a session opens, ends or is replaced by that of another tab. */
  onChange: () => void = () => undefined,
) {
  let token = readToken(storage);
  let epoch = 1;
  const stored = () => readToken(storage);

  function change(next: string | null) {
    token = next;
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
    isCurrent: () => stored() === token,
    storeToken(next: string) {
      change(next);
      storage.remove(STORAGE_KEYS.week);
      storage.set(STORAGE_KEYS.token, next);
    },
    clearToken() {
      // Another tab may have stored a newer token, which stays.
      const isOurs = stored() === token;
      change(null);
      if (!isOurs) return;
      storage.remove(STORAGE_KEYS.week);
      storage.remove(STORAGE_KEYS.token);
    },
    setToken: change,
  };
}
