/**
 * The session's token and its number. The client reads both at send time; a reply that belongs to an older
 * number is dropped, so a late `Unauthenticated.` cannot end a newer session (spec §4, §6).
 */
import { isAccessToken } from '../../domain/token.ts';
import type { SessionMessage } from '../../lib/session-channel.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../../lib/storage.ts';

/** The session as the client and the stores see it. */
export interface Session {
  /** The access token, or null for a visitor. */
  token(): string | null;
  /** Grows with every log-in, log-out and switch of user. */
  epoch(): number;
  /** The token the device holds at this moment: another tab may have changed it. */
  stored(): string | null;
  /** Whether this tab still speaks for the session that the device holds. Ask before sending anything. */
  isCurrent(): boolean;
  /** Starts a session, keeps its token and tells the other tabs. */
  open(token: string): void;
  /** Ends it, forgets the token and tells the other tabs. */
  close(): void;
  /** Takes over what another tab did: adopts its token, or none, under a new number. */
  adopt(token: string | null): void;
}

function readToken(storage: KeyValueStorage): string | null {
  const text = storage.get(STORAGE_KEYS.token);
  return isAccessToken(text) ? text : null;
}

/** Makes the session over the storage adapter; a token of an earlier visit is taken up again. */
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
      // A token that another tab put there meanwhile is not ours to forget.
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
