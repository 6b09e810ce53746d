import type { CallOptions } from '../../api/api.ts';
import type { Api } from '../../api/client.ts';
import { ApiError, ignoreApiError } from '../../api/error.ts';
import type { User } from '../../domain/types.ts';
import type { Session } from './session.ts';

/** Whether the stored token belongs to another player than the one that the server returned. */
export function isOtherPlayer(session: Session, { id }: User): boolean {
  const player = session.player();
  return player !== null && player !== id;
}

/**
 * A session cookie that another person left on the device takes precedence over the token, so the server may
 * return another player. Ends that session and rejects with `other-account`.
 */
export async function rejectOther(api: Api, isOther: boolean, options?: CallOptions) {
  if (!isOther) return;
  await api.send((calls) => calls.logout(), { ...options, isSessionStep: true }).catch(ignoreApiError);
  throw new ApiError('other-account', { fields: [{ field: 'email', kind: 'other-account' }] });
}
