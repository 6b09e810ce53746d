import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import { createDeadline } from '../../lib/deadline.ts';
import type { NetworkStore } from '../shell/network.ts';

/** Why a session start has failed: 503, 429 or anything else. */
export type StartFailure = 'maintenance' | 'rate-limit' | 'other';

interface SessionStartDeps {
  api: Pick<Api, 'user'>;
  network: Pick<NetworkStore, 'isOffline' | 'whenOnline'>;
  isCurrent: () => boolean;
  onRateLimit?: (seconds: number) => void;
}

/**
 * Whether the server reported that the session has ended, that the account is deleted or that its e-mail is not
 * verified. Each of these has its own dialog.
 */
export const isSessionOver = ({ kind }: ApiError): boolean =>
  kind === 'unauthenticated' || kind === 'account-eliminated' || kind === 'email-not-verified';

export function getStartFailure(error: ApiError): StartFailure | null {
  if (isSessionOver(error)) return null;
  if (error.status === 503) return 'maintenance';
  return error.status === 429 ? 'rate-limit' : 'other';
}

/**
 * Waits for a connection, then loads the user of the stored session within 20 s, and up to 60 s more if the
 * server answers 429 with `Retry-After`. If the connection is lost
 * during the load, waits and starts again with another 20 s. Rejects with an `ApiError`, which is `aborted`
 * if the session has changed.
 */
export async function loadStartingUser(deps: SessionStartDeps): Promise<User> {
  const { api, network, isCurrent, onRateLimit } = deps;
  await network.whenOnline();
  if (!isCurrent()) throw new ApiError('aborted');
  const lost = new AbortController();
  const stop = network.isOffline.subscribe((isOffline) => isOffline && lost.abort());
  try {
    return await api.user({ signal: lost.signal, deadline: createDeadline(), onRateLimit });
  } catch (thrown) {
    if (!lost.signal.aborted || !isCurrent()) throw thrown;
    return await loadStartingUser(deps);
  } finally {
    stop();
  }
}
