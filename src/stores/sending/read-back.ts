import { type ApiError, toApiError } from '../../api/error.ts';
import type { SendContext, Sending } from './send-context.ts';

/**
 * Loads the predictions. Resolves with the error if the load fails, and with `ended` if the session of the send is over,
 * so that nobody knows whose predictions were sent.
 */
export async function readBack(
  { predictions }: Pick<SendContext, 'predictions'>,
  { isCurrent }: Pick<Sending, 'isCurrent'>,
  deadline: number,
): Promise<'ended' | 'loaded' | ApiError> {
  const start = performance.now();
  let error: ApiError | null = null;
  try {
    const isLast = await predictions.load({ deadline });
    // A later load has replaced this one, and may have failed.
    if (!isLast && isCurrent()) await predictions.ensure({ deadline, maxAge: performance.now() - start });
  } catch (thrown) {
    error = toApiError(thrown);
  }
  if (!isCurrent() || error?.kind === 'unauthenticated') return 'ended';
  return error ?? 'loaded';
}
