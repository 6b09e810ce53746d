import { type ApiError, toApiError } from '../../api/error.ts';
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
  const error = await predictions.load({ deadline }).then(() => null, toApiError);
  throwIfPlayerChanged();
  if (error?.kind === 'unauthenticated') throw new SendStopped();
  return error;
}
