import type { Endpoint } from '../contract/schemas.ts';
import type { FieldError } from '../error.ts';
import { toCamelKey } from '../key-case.ts';
import { type ErrorKind, getField, getFieldCode, getKindOfMessage } from '../messages.ts';

/** Of an answer, at most this many messages are read. */
export const MAX_MESSAGES = 50;

/**
 * An error for each field that a response refuses: first the fields of forms that `kinds` stand for, then the fields
 * that `errorsByField`, the `errors` of a 422, names. `kinds` are those of the known texts
 * among the `message` and the `errors`, or the kind of the status if none is known.
 */
export function getFieldErrors(
  kinds: readonly ErrorKind[],
  errorsByField: Readonly<Record<string, unknown>>,
  endpoint: Endpoint,
): FieldError[] {
  const errors = new Map<string, FieldError>();
  const add = (field: string | undefined, kind: FieldError['kind']) => {
    if (field && !errors.has(field)) errors.set(field, { field, kind });
  };
  for (const kind of kinds) add(getField(kind), kind);
  // The message of such an error is among `kinds`, whose field counts and not the one under which the server lists it.
  const isAmongKinds = (text: unknown) =>
    typeof text === 'string' && getField(getKindOfMessage(text.trim(), endpoint)) !== undefined;
  for (const [name, value] of Object.entries(errorsByField).slice(0, MAX_MESSAGES)) {
    const messages = [value].flat();
    if (!messages.some(isAmongKinds))
      add(name === 'password_confirmation' ? 'confirmation' : toCamelKey(name), getFieldCode(messages[0]));
  }
  return [...errors.values()];
}
