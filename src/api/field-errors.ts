/**
 * Fields that the server refuses by rules of its own. Only the forms use this file, so it is not part of the code
 * that each page loads.
 */
import type { FieldCode } from '../domain/registration/fields.ts';
import type { ApiError, FieldError } from './error.ts';
import { toCamelKey } from './keys.ts';

const MAX_FIELDS = 50;

/** Laravel's messages of rules that the client has too. Laravel 8 leaves out the word “field”. */
const RULES: readonly (readonly [message: RegExp, code: FieldCode])[] = [
  [/ is required\.$/, 'required'],
  [/ must be a valid email address\.$/, 'email'],
  [/^The password (?:field )?must be at least 8 characters\.$/, 'password-short'],
  [/^The password .* be greater than 64 characters\.$/, 'password-long'],
  [/^The given password has appeared in a data leak\./, 'password-common'],
  [/ confirmation does not match\.$/, 'password-mismatch'],
];

function getCode(message: unknown): FieldCode {
  const text = typeof message === 'string' ? message.trim() : '';
  return RULES.find(([rule]) => rule.test(text))?.[1] ?? 'invalid';
}

const toFormField = (name: string) => (name === 'password_confirmation' ? 'confirmation' : toCamelKey(name));

/** The fields of the known messages, then the other fields that `errors` of a 422 names. */
export function getFieldErrors({ fields, refused }: ApiError): readonly FieldError[] {
  const found = new Map(fields.map((error) => [error.field, error]));
  for (const [name, messages] of Object.entries(refused).slice(0, MAX_FIELDS)) {
    const field = toFormField(name);
    if (!found.has(field)) found.set(field, { field, kind: getCode([messages].flat()[0]) });
  }
  return [...found.values()];
}
