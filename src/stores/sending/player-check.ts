import type { Id } from '../../domain/types.ts';
import type { SendContext } from './send-context.ts';

/**
 * The session in which a send began is over. The send sends, records and shows nothing more, because its result may
 * belong to another player than the one who is logged in.
 */
export class SendStopped extends Error {}

/**
 * Returns a function to call after each wait of a send. It throws `SendStopped` once the session has ended, another
 * player has logged in, another tab has changed the session, or the stores were reset (`lifetime`).
 */
export function createPlayerCheck(
  { auth, session }: Pick<SendContext, 'auth' | 'session'>,
  playerId: Id,
  lifetime: AbortSignal,
) {
  const epoch = session.epoch();
  return () => {
    // After an expiry the player stays known until the dialog that says so is accepted; the epoch has changed at once.
    const isSameSession = session.isCurrent() && session.epoch() === epoch;
    if (lifetime.aborted || auth.userId.peek() !== playerId || !isSameSession) throw new SendStopped();
  };
}
