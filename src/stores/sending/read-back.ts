import { ApiError, toApiError } from '../../api/error.ts';
import { SendStopped } from './player-check.ts';
import type { SendRun } from './send-run.ts';

/**
 * Loads the predictions, which show what the server has saved. Resolves with the error if the load fails. Rejects with
 * `SendStopped` if the session of the send is over.
 */
export async function readBack(
  { context: { predictions }, throwIfPlayerChanged }: SendRun,
  deadline: number,
): Promise<ApiError | null> {
  const start = performance.now();
  let result = await predictions.load({ deadline }).catch(toApiError);
  throwIfPlayerChanged();
  // A load resolves with false when a later one, as after the return to the tab, has replaced it. The later load may
  // have failed, so `ensure` loads again unless its data is younger than `start`.
  while (result === false) {
    result = await predictions.ensure({ deadline, maxAge: performance.now() - start }).catch(toApiError);
    throwIfPlayerChanged();
  }
  if (!(result instanceof ApiError)) return null;
  if (result.kind === 'unauthenticated') throw new SendStopped();
  return result;
}
