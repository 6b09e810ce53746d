import type { Week } from '../../domain/types.ts';
import type { SendContext } from './send-context.ts';

/** The server has earlier predictions of these games, with other scores, so their drafts have no use any more. */
export function showOtherScores({ drafts, modal }: Pick<SendContext, 'drafts' | 'modal'>, week: Week): void {
  drafts.tidy(week.number);
  modal.show({ type: 'poolInvalid' });
}
