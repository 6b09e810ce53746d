import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/clock.ts';
import type { NetworkStore } from '../shell/network.ts';

/**
 * Waits for a connection, then loads the user of the stored session within 20 s, and up to 60 s more if the server
 * answers 429 with `Retry-After`. If the connection is lost during the load, waits and starts again with another 20 s.
 * Rejects with an `ApiError`, which is `aborted` if another tab has changed the session (`isCurrent` is then false).
 * Calls `onRateLimit` on a 429, with the seconds until the next attempt.
 */
export async function loadStartingUser(
  api: Api,
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>,
  isCurrent: () => boolean,
  onRateLimit: (seconds: number) => void,
): Promise<User> {
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
    return await loadStartingUser(api, network, isCurrent, onRateLimit);
  } finally {
    stop();
  }
}
