/**
 * The session's token and epoch. The client reads both when it sends a request, and drops a response of an earlier
 * epoch, so a late `Unauthenticated.` can't end a newer session (decision 012).
 */
import { isAccessToken } from '../../domain/token.ts';
import type { SessionMessage } from '../../lib/session-channel.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

export interface Session {
  /** The access token, or null for a visitor. */
  token(): string | null;
  /** Increased by every log-in, log-out and change of user. */
  epoch(): number;
  /** The token in the storage, which another tab may have changed. */
  stored(): string | null;
  /** Whether this tab's token is the one in the storage. Check before each request. */
  isCurrent(): boolean;
  /** Stores the token and tells the other tabs. */
  open(token: string): void;
  /** Removes the token and tells the other tabs. */
  close(): void;
  /** Takes the token of another tab, or none. */
  adopt(token: string | null): void;
}

function readToken(storage: KeyValueStorage): string | null {
  const text = storage.get(STORAGE_KEYS.token);
  return isAccessToken(text) ? text : null;
}

/** Starts with the stored token. */
export function createSession(
  storage: KeyValueStorage,
  announce: (message: SessionMessage) => void = () => undefined,
): Session {
  let token = readToken(storage);
  let epoch = 1;
  const stored = () => readToken(storage);

  return {
    token: () => token,
    epoch: () => epoch,
    stored,
    isCurrent: () => stored() === token,
    open(next) {
      token = next;
      epoch += 1;
      storage.set(STORAGE_KEYS.token, next);
      announce('session-opened');
    },
    close() {
      // Another tab may have stored a newer token. It must stay.
      const isOurs = stored() === token;
      const wasOpen = token !== null;
      token = null;
      epoch += 1;
      if (isOurs) storage.remove(STORAGE_KEYS.token);
      if (isOurs && wasOpen) announce('session-closed');
    },
    adopt(next) {
      token = next;
      epoch += 1;
    },
  };
}
