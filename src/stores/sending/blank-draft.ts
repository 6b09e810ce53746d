import { isBlank } from '../../domain/drafts.ts';
import type { Review, SendContext } from './send-context.ts';

/** True when the draft of a score is gone: another tab has sent it, or the player has emptied it there. */
export function hasBlankDraft({ drafts }: Pick<SendContext, 'drafts'>, { week, picks }: Review): boolean {
  return picks.some(({ gameId }) => isBlank(drafts.getScore(week.number, gameId)));
}
