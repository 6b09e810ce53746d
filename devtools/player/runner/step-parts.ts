import type { Action, Step } from '../../api.ts';

/** Whether the cursor shows nothing of the action, so that a person needs no caption before it. */
const isUnseen = (action: Action) => 'control' in action || action.do === 'go' || action.do === 'see';

/**
 * Returns the number of actions at the start of a step that run before its caption appears: they only change what the
 * page shows, and the caption waits until the page shows it.
 */
export function countActionsBeforeCaption({ actions }: Step): number {
  const first = actions.findIndex((action) => !isUnseen(action));
  return first < 0 ? actions.length : first;
}

/** Whether the detail of a step says nothing that a press of the step still has to cause. */
export const showsDetailAtOnce = (step: Step): boolean =>
  step.actions
    .slice(countActionsBeforeCaption(step))
    .every((action) => isUnseen(action) || ('do' in action && action.do === 'type'));
