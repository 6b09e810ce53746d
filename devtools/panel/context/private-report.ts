/** Keeps out of a bug report what identifies the tester: e-mails, phone numbers, names, passwords, codes and tokens. */

import { hideContact, hideContacts, invent, mapTexts } from '../../../mock-server/lib/private-text.ts';
import type { Action, RecordedAction, Simulator } from '../../api.ts';
import { redact } from '../../lib/redact.ts';
import type { Recipe } from '../../recipes/recipe.ts';

const NAME_LABELS = /nombre|apellido|apodo/i;
export const SECRET_LABELS = /contraseña|correo|código de|celular|nombre|apellido|apodo/i;

/**
 * Returns the names that the tester has typed in the app or given to an account, the longest first. The names of
 * personas and of the simulated players are invented, so they may stand in a report.
 */
export function listPrivateNames({ world, recorder, server }: Simulator): string[] {
  const registered = world
    .facts()
    .flatMap(({ kind, payload }) => (kind === 'register' ? [payload.user] : []))
    .flatMap(({ name, last_name, nickname }) => [name, last_name, nickname]);
  const edited = world
    .facts()
    .flatMap(({ kind, payload }) => (kind === 'edit' ? payload.changes : []))
    .flatMap(({ table, patch }) =>
      table === 'users' ? [patch?.name, patch?.last_name, patch?.nickname] : [],
    );
  const typed = (recorder.journal()?.actions ?? []).flatMap(({ action }: RecordedAction) =>
    'do' in action && action.do === 'type' && NAME_LABELS.test(String(action.target.name))
      ? [action.text]
      : [],
  );
  const known = new Set<unknown>(
    world.personas().flatMap(({ name, last_name, nickname }) => [name, last_name, nickname]),
  );
  const names = [...registered, ...edited, ...typed, ...server.names()].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '' && !known.has(name),
  );
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

/** Shorter texts, such as a mistyped code of one digit, would hide numbers and words all over the report. */
const MIN_SECRET_LENGTH = 4;

/**
 * Returns the mailed codes, and what the tester has typed in fields for passwords, codes, e-mails and phone numbers.
 */
function listSecrets({ mail, recorder }: Simulator): string[] {
  const typed = (recorder.journal()?.actions ?? []).flatMap(({ action }: RecordedAction) =>
    'do' in action &&
    action.do === 'type' &&
    typeof action.text === 'string' &&
    SECRET_LABELS.test(String(action.target.name))
      ? [action.text.trim()]
      : [],
  );
  return [...mail.list().map(({ secret }) => secret), ...typed].filter(
    ({ length }) => length >= MIN_SECRET_LENGTH,
  );
}

/**
 * Returns a function that hides in each line of the report what identifies the tester. What is `kept` stays as it is:
 * the links of the report, whose packed worlds are private already.
 */
export function createHide(simulator: Simulator, kept: readonly string[]) {
  const secrets = [...listPrivateNames(simulator), ...listSecrets(simulator)];
  const hidePart = (part: string) => replaceNames(redact(part), secrets, () => '…');
  function hideLine(line: string): string {
    const link = kept.find((text) => line.includes(text));
    return link === undefined ? hidePart(line) : line.split(link).map(hidePart).join(link);
  }
  return (text: string) => text.split('\n').map(hideLine).join('\n');
}

const toWholeWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'giu');

/** Returns the text with each of the names replaced. */
const replaceNames = (text: string, names: readonly string[], replace: (name: string) => string) =>
  names.reduce((changed, name) => changed.replace(toWholeWord(name), replace), text);

/**
 * Returns a recipe that plays alike, with invented names and codes, and with marks in place of e-mails and phone
 * numbers. The packed world of the recipe is private already.
 */
export function hideRecipe(recipe: Recipe, names: readonly string[], { world }: Simulator): Recipe {
  const personas = world.personas().map(({ id }) => id);
  const { packed, ...start } = recipe.world;
  const steps = recipe.steps.map((step) => ({
    ...step,
    actions: step.actions.map((action) => hideTypedText(action, personas)),
  }));
  const hidden = mapTexts({ ...recipe, world: start, steps }, (text) =>
    // The e-mails come first: one that contains a name must be the same as in the packed world.
    hideContacts(text, personas)
      .split(/(⟦[^⟧]*⟧)/)
      .map((part, index) => (index % 2 === 0 ? replaceNames(part, names, invent) : part))
      .join(''),
  );
  return packed === undefined ? hidden : { ...hidden, world: { ...hidden.world, packed } };
}

const CODE_LABEL = /código de/i;
const EMAIL_LABEL = /correo/i;
const PHONE_LABEL = /celular|teléfono/i;

/**
 * Replaces what was typed in a field for a code, an e-mail or a phone number, also when it was mistyped. A valid code
 * is a reference, which has no text.
 */
function hideTypedText(action: Action, personas: readonly string[]): Action {
  if (!('do' in action) || action.do !== 'type' || typeof action.text !== 'string') return action;
  const { text } = action;
  const label = String(action.target.name);
  if (CODE_LABEL.test(label)) return { ...action, text: invent(text) };
  if (EMAIL_LABEL.test(label)) return { ...action, text: hideContact(text, 'email', personas) };
  if (PHONE_LABEL.test(label)) return { ...action, text: hideContact(text, 'phone', personas) };
  return action;
}
