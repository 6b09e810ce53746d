import type { WeekView } from '../games/week-view.ts';
import type { Review } from './review.ts';
import type { SendingDeps, SendingState } from './sending-state.ts';

/** What all sends share. */
export interface SendContext extends SendingDeps {
  lastSent: SendingState['lastSent'];
  /** The view of the week of the last review, which may differ from the week on screen. */
  weekView: WeekView;
}

/** One send. */
export interface Sending {
  /** Its lines are the scores to send: those that the player has confirmed and whose games were still open then. */
  review: Review;
  /**
   * False once the player has logged out, another player has logged in, another tab has changed the session,
   * or the stores were reset.
   */
  isCurrent: () => boolean;
  deadline: number;
}
