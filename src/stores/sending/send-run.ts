/** The types of one send, from “Sí, enviar” on. */
import type { PoolSaved } from '../../api/api.ts';
import type { ApiError } from '../../api/error.ts';
import type { Review, SendContext } from './send-context.ts';

/**
 * Who has got the answer to the call that has sent the scores: this tab, another one, or none. Only that answer brings
 * the trivia.
 */
export type AnswerHolder =
  | { kind: 'this-tab'; trivia: PoolSaved['trivia'] }
  | { kind: 'other-tab' }
  | { kind: 'nobody' };

/** What earlier sends of the same scores may have done. */
export interface EarlierSends {
  /** The server may have some of the scores already, from an earlier send of this tab or another. */
  readonly mayBeSaved: boolean;
  /** This tab has sent some of the scores before, and has got no answer: `showError` of `send.ts` notes it. */
  readonly isAnswerLost: boolean;
}

/** One send, while this tab holds the lock. */
export interface SendRun extends EarlierSends {
  readonly context: SendContext;
  /**
   * The reviewed scores that can still be sent. If an earlier send may have saved some, also the others, because the
   * predictions will show whether it has.
   */
  readonly review: Review;
  readonly deadline: number;
  /** Call after each wait: throws `SendStopped` once the session of the player is over. */
  readonly throwIfPlayerChanged: () => void;
  /** Shows the dialog of an error, whose “Reintentar” begins this send again. */
  showError(error: ApiError): void;
}
