import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { NetworkStore } from '../shell/network.ts';

interface StartingUserDeps {
  api: Api;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
  /** False when another tab has changed the session. */
  isCurrent: () => boolean;
  /** Called when the server answers 429, with the seconds until the next attempt. */
  onRateLimit: (seconds: number) => void;
}

/**
 * Waits for a connection, then loads the user of the stored session within 20 s, and up to 60 s more if the
 * server answers 429 with `Retry-After`. If the connection is lost during the load, waits and starts again with
 * another 20 s. Rejects with an `ApiError`, which is `aborted` if the session has changed.
 */
export async function loadStartingUser(deps: StartingUserDeps): Promise<User> {
  const { api, network, isCurrent, onRateLimit } = deps;
  await network.whenOnline();
  if (!isCurrent()) throw new ApiError('aborted');
  const lost = new AbortController();
  const stop = network.isOffline.subscribe((isOffline) => isOffline && lost.abort());
  try {
    return await api.send((calls) => calls.user(), {
      isSessionStep: true,
      signal: lost.signal,
      deadline: createDeadline(),
      onRateLimit,
    });
  } catch (thrown) {
    if (!lost.signal.aborted || !isCurrent()) throw thrown;
    return await loadStartingUser(deps);
  } finally {
    stop();
  }
}
