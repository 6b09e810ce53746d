import { REFUSALS } from '../catalogue/catalogue.ts';
import { type FieldErrors, getFieldMessage } from '../catalogue/refusal.ts';
import { countCharacters } from '../lib/text.ts';
import { isRealDate, toDate } from '../lib/time.ts';
import type { UserRow } from '../models/user.ts';
import { SERVER_RULES } from '../server-rules.ts';
import { getBrokenPasswordRule } from './password-rule.ts';

export function getRegistrationErrors(
  input: Record<string, unknown>,
  users: readonly UserRow[],
  now: number,
): FieldErrors {
  const form = readRegistration(input);
  const errors: FieldErrors = {};
  const addError = (field: string, rule: string) => {
    errors[field] ??= [getFieldMessage(field, rule)];
  };
  for (const [field, value] of Object.entries(form)) {
    if (value === '') addError(field, 'is required');
  }
  for (const [field, min, max] of [
    ['name', 2, 60],
    ['last_name', 1, 80],
  ] as const) {
    const length = countCharacters(form[field]);
    if (length < min) addError(field, `must be at least ${min} characters`);
    if (length > max) addError(field, `must not be greater than ${max} characters`);
    if (!/^[\p{L}\p{M} '’.-]+$/u.test(form[field])) addError(field, 'format is invalid');
  }
  if (!isRealDate(form.birthdate) || form.birthdate <= subtractYears(now, SERVER_RULES.maximumAge + 1))
    addError('birthdate', 'must be a valid date');
  if (form.birthdate > subtractYears(now, SERVER_RULES.minimumAge)) {
    addError('birthdate', `must be a date before or equal to ${SERVER_RULES.minimumAge} years ago`);
  }
  if (!/^\d{10}$/.test(form.phone)) addError('phone', 'must be 10 digits');
  if (!/^\d{5}$/.test(form.zipcode)) addError('zipcode', 'must be 5 digits');
  if (!/^[\p{L}\p{N}_.-]{3,20}$/u.test(form.nickname)) addError('nickname', 'format is invalid');
  if (!isEmail(form.email)) addError('email', 'must be a valid email address');
  const living = users.filter((user) => user.deleted_at === null);
  if (living.some((user) => user.email === form.email)) errors.email ??= [REFUSALS.emailTaken.message];
  if (living.some((user) => user.nickname.toLowerCase() === form.nickname.toLowerCase())) {
    errors.nickname ??= [REFUSALS.nicknameTaken.message];
  }
  const passwordRule = getBrokenPasswordRule(form.password);
  if (passwordRule) addError('password', passwordRule);
  for (const field of ['accepts_terms', 'accepts_privacy'] as const) {
    if (input[field] !== true) addError(field, 'must be accepted');
  }
  return errors;
}

export const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the columns of a new user. As Laravel does, trims all texts except the password; the e-mail becomes lower case.
 * A text column with a value of another type becomes an empty text.
 */
export function readRegistration(input: Record<string, unknown>) {
  return {
    name: readText(input.name),
    last_name: readText(input.last_name),
    nickname: readText(input.nickname),
    email: readText(input.email).toLowerCase(),
    phone: readText(input.phone),
    birthdate: readText(input.birthdate),
    zipcode: readText(input.zipcode),
    state: readText(input.state),
    municipality: readText(input.municipality),
    neighborhood: readText(input.neighborhood),
    password: typeof input.password === 'string' ? input.password : '',
    accepts_marketing: input.accepts_marketing === true,
  };
}

function subtractYears(now: number, years: number): string {
  const [year = '0', month, day] = toDate(now).split('-');
  return `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
}
