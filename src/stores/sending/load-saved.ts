import { ApiError, toApiError } from '../../api/error.ts';
import { SendStopped } from './same-player.ts';
import type { SendContext } from './send-context.ts';

/**
 * Loads the predictions, which show what the server has saved. Resolves with the error if the load fails. Rejects with
 * `SendStopped` if the session of the send is over.
 */
export async function loadSaved(
  { predictions }: Pick<SendContext, 'predictions'>,
  checkPlayer: () => void,
  deadline: number,
): Promise<ApiError | null> {
  const start = performance.now();
  let result = await predictions.load({ deadline }).catch(toApiError);
  checkPlayer();
  // A read resolves with false when a later load, as after the return to the tab, has replaced it. The later load may
  // have failed, so `ensure` reads again unless its data is younger than `start`.
  while (result === false) {
    result = await predictions.ensure({ deadline, maxAge: performance.now() - start }).catch(toApiError);
    checkPlayer();
  }
  if (!(result instanceof ApiError)) return null;
  if (result.kind === 'unauthenticated') throw new SendStopped();
  return result;
}
