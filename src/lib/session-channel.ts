/**
 * Word from tab to tab that the session has changed. It carries no token and no name: who hears it looks at the
 * storage itself. A tab without `BroadcastChannel` still hears through the storage event of the token's key.
 */
import { type KeyValueStorage, STORAGE_KEYS } from './storage.ts';

/** What one tab tells the others. */
export type SessionMessage = 'session-opened' | 'session-closed';

/** The way to the other tabs and back. */
export interface SessionChannel {
  /** Tells the other tabs; never throws. */
  announce(message: SessionMessage): void;
  /** Calls back for each word of another tab; returns what stops it. */
  listen(listener: (message: SessionMessage) => void): () => void;
}

const CHANNEL_NAME = 'lmx';

/** What another script of the origin may send is not trusted: anything but the two words is null. */
export function parseSessionMessage(data: unknown): SessionMessage | null {
  return data === 'session-opened' || data === 'session-closed' ? data : null;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

/** Makes the channel. Nothing is opened before the first word is sent or awaited. */
export function createSessionChannel(storage: KeyValueStorage): SessionChannel {
  let channel: BroadcastChannel | null | undefined;
  // One channel for both ways: a BroadcastChannel never hears itself.
  const open = () => {
    channel ??= openChannel();
    return channel;
  };

  return {
    announce(message) {
      try {
        open()?.postMessage(message);
      } catch {
        // Closed under our feet: the storage event says the same.
      }
    },
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        const message = parseSessionMessage(event.data);
        if (message) listener(message);
      };
      open()?.addEventListener('message', onMessage);
      const stopStorage = storage.subscribe((key, value) => {
        if (key === STORAGE_KEYS.token) listener(value === null ? 'session-closed' : 'session-opened');
      });
      return () => {
        channel?.close();
        channel = undefined;
        stopStorage();
      };
    },
  };
}
