/** The actions of one press, which go on after an action that reloads the page. */
import * as v from 'valibot';
import type { ControlAction, Simulator } from '../api.ts';
import { createStoredValue } from '../lib/stored-value.ts';
import { applyControl } from './apply-control.ts';
import { controlActionSchema } from './control-schema.ts';

const actionsSchema = v.array(controlActionSchema);

const restOfTab = createStoredValue('next-actions', (stored): readonly ControlAction[] =>
  v.is(actionsSchema, stored) ? (stored as ControlAction[]) : [],
);

/**
 * Applies the actions one after another. If an action reloads the page, the next document applies the rest. An action
 * that is refused ends them.
 */
export async function runActions(simulator: Simulator, actions: readonly ControlAction[]): Promise<void> {
  try {
    for (const [index, action] of actions.entries()) {
      // Stored before the action, because an action that reloads the page never resolves.
      restOfTab.write(actions.slice(index + 1));
      await applyControl(simulator, action);
    }
  } finally {
    restOfTab.write([]);
  }
}

/**
 * Applies the actions that the previous document of the tab has left. Resolves to the Spanish message of an action that
 * is refused, or to null.
 */
export async function continueActions(simulator: Simulator): Promise<string | null> {
  const rest = restOfTab.read();
  if (rest.length === 0) return null;
  await simulator.ready;
  await simulator.recorder.ready;
  return runActions(simulator, rest).then(
    () => null,
    (reason: Error) => reason.message,
  );
}

/** Forgets the actions that the previous document has left, because a link opens another world. */
export const forgetActions = () => restOfTab.write([]);
