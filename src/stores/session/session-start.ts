import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { NetworkStore } from '../shell/network.ts';

interface SessionStartDeps {
  api: Pick<Api, 'user'>;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
  isCurrent: () => boolean;
}

/**
 * Whether the server reported that the session has ended or the account is deleted. False for all other
 * failures.
 */
export const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'unauthenticated' || kind === 'account-eliminated';

/**
 * Waits for a connection, then loads the user of the stored session within 20 s. If the connection is lost
 * during the load, waits and starts again with another 20 s. Rejects with an `ApiError`, which is `aborted`
 * if the session has changed.
 */
export async function loadStartingUser({ api, network, isCurrent }: SessionStartDeps): Promise<User> {
  await network.whenOnline();
  if (!isCurrent()) throw new ApiError('aborted');
  const lost = new AbortController();
  const stop = network.isOffline.subscribe((isOffline) => isOffline && lost.abort());
  try {
    return await api.user({ signal: lost.signal, deadline: createDeadline() });
  } catch (thrown) {
    if (!lost.signal.aborted || !isCurrent()) throw thrown;
    return await loadStartingUser({ api, network, isCurrent });
  } finally {
    stop();
  }
}
