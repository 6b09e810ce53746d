import type { Endpoint } from '../contract/schemas.ts';
import type { FieldError } from '../error.ts';
import { toCamelKey } from '../keys.ts';
import { type ErrorKind, getField, getFieldCode, getKindOfMessage } from '../messages.ts';

/** Of an answer, at most this many messages are read. */
export const MAX_MESSAGES = 50;

/**
 * An error for each field that a response refuses: first the fields of `kinds`, its known kinds of error, then the
 * other fields that `refused`, the `errors` of a 422, names.
 */
export function getFieldErrors(
  kinds: readonly ErrorKind[],
  refused: Readonly<Record<string, unknown>>,
  endpoint: Endpoint,
): FieldError[] {
  const errors = new Map<string, FieldError>();
  const add = (field: string | undefined, kind: FieldError['kind']) => {
    if (field && !errors.has(field)) errors.set(field, { field, kind });
  };
  for (const kind of kinds) add(getField(kind), kind);
  // A message whose kind has a field of the forms has named that field, whatever the name here.
  const hasNamedField = (text: unknown) =>
    typeof text === 'string' && getField(getKindOfMessage(text.trim(), endpoint)) !== undefined;
  for (const [name, value] of Object.entries(refused).slice(0, MAX_MESSAGES)) {
    const messages = [value].flat();
    if (!messages.some(hasNamedField))
      add(name === 'password_confirmation' ? 'confirmation' : toCamelKey(name), getFieldCode(messages[0]));
  }
  return [...errors.values()];
}
