/**
 * Announces session changes between tabs. Messages contain no token: the receiving tab reads the token from
 * storage. Without `BroadcastChannel`, a tab still gets the `storage` event of the token's key.
 */
import { type KeyValueStorage, STORAGE_KEYS } from './storage.ts';

export type SessionMessage = 'session-opened' | 'session-closed';

export interface SessionChannel {
  announce(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

const CHANNEL_NAME = 'lmx';

/** Other scripts of the same origin may use the channel, so unknown messages are ignored. */
function parseSessionMessage(data: unknown): SessionMessage | null {
  return data === 'session-opened' || data === 'session-closed' ? data : null;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

export function createSessionChannel(storage: KeyValueStorage): SessionChannel {
  let channel: BroadcastChannel | null | undefined;
  // Sending and listening use one BroadcastChannel instance, because an instance does not receive its own
  // messages.
  const open = () => {
    channel ??= openChannel();
    return channel;
  };

  return {
    announce(message) {
      try {
        open()?.postMessage(message);
      } catch {
        // `postMessage` throws when the BroadcastChannel is closed. Other tabs still get the `storage` event.
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
