import * as v from 'valibot';
import { disguisePassword } from '../../../mock-server/catalogue/disguised-password.ts';
import type { Simulator } from '../../api.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { awaitTypedForm, keepTypedForm } from './typed-form.ts';

const startSchema = v.object({ leftId: v.string(), startedId: v.optional(v.string()) });

/** The branch that the user has left to start over, and the one that has begun then, until the notice of it ends. */
const start = createStoredValue('started-over', (stored) => (v.is(startSchema, stored) ? stored : null));

export const forgetStart = () => start.write(null);

/**
 * Starts the world over: at its usual time and as its usual persona, or as `beginning` says (`at` in ms). The page
 * reloads, so a stored value tells the next document to say so. A form that is typed and not sent is kept, as is the
 * world in which it was typed.
 */
export async function startOver(
  { branch, world }: Simulator,
  app: Window,
  beginning: { at?: number; as?: string | undefined } = {},
): Promise<void> {
  const isOfPersona = (text: string) => world.personas().some(({ password }) => password === text);
  const leftId = branch.current().id;
  const keepsEmpty = keepTypedForm(app, leftId, (text) =>
    isOfPersona(text) ? text : disguisePassword(text),
  );
  start.write({ leftId });
  try {
    await world.begin({ ...beginning, keepsEmpty });
  } catch (error) {
    forgetStart();
    throw error;
  }
}

/** Returns the branch that “Empezar de cero” has just left. */
export const getLeftBranch = () => start.read()?.leftId;

/** Whether the branch with this id is the one that “Empezar de cero” has just begun. */
export function hasJustStarted(id: string): boolean {
  const stored = start.read();
  if (stored === null) return false;
  const { leftId, startedId = id } = stored;
  if (leftId === id || startedId !== id) return false;
  // The document that is about to reload may be the first to see the new branch, so the value stays for the next one.
  start.write({ leftId, startedId });
  return true;
}

/** Goes back to the world that the current one has replaced, with what was typed there. */
export async function undoStart({ branch }: Simulator): Promise<void> {
  forgetStart();
  const { replaced } = branch.current();
  if (replaced !== null) awaitTypedForm(replaced);
  await branch.undoStart();
}
