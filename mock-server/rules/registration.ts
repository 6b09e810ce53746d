import { REFUSALS } from '../catalogue/catalogue.ts';
import type { FieldErrors } from '../catalogue/refusal.ts';
import {
  getAcceptedMessage,
  getDateMessage,
  getDigitsMessage,
  getEmailMessage,
  getFormatMessage,
  getMaxLengthMessage,
  getMinAgeMessage,
  getMinLengthMessage,
  getRequiredMessage,
} from '../catalogue/validation.ts';
import { isRealDate, toDate } from '../lib/time.ts';
import type { UserRow } from '../models/rows.ts';
import { SERVER_RULES } from '../server-rules.ts';

const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the columns of a new user: trims texts except the password, as Laravel does, and writes the e-mail in lower
 * case. A text column with a value of another type becomes an empty text.
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

const isEmail = (value: string) => value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);

function subtractYears(now: number, years: number): string {
  const [year = '0', month, day] = toDate(now).split('-');
  return `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
}

export function getRegistrationErrors(
  input: Record<string, unknown>,
  users: readonly UserRow[],
  now: number,
): FieldErrors {
  const form = readRegistration(input);
  const errors: FieldErrors = {};
  const refuse = (field: string, message: string) => {
    errors[field] ??= [message];
  };
  for (const [field, value] of Object.entries(form)) {
    if (value === '') refuse(field, getRequiredMessage(field));
  }
  for (const [field, max] of [
    ['name', 60],
    ['last_name', 80],
  ] as const) {
    if (form[field].length < 2) refuse(field, getMinLengthMessage(field, 2));
    if (form[field].length > max) refuse(field, getMaxLengthMessage(field, max));
    if (!/^[\p{L}\p{M} '’.-]+$/u.test(form[field])) refuse(field, getFormatMessage(field));
  }
  if (!isRealDate(form.birthdate)) refuse('birthdate', getDateMessage('birthdate'));
  if (form.birthdate > subtractYears(now, SERVER_RULES.minimumAge)) {
    refuse('birthdate', getMinAgeMessage('birthdate', SERVER_RULES.minimumAge));
  }
  if (form.birthdate <= subtractYears(now, SERVER_RULES.maximumAge + 1)) {
    refuse('birthdate', getDateMessage('birthdate'));
  }
  if (!/^\d{10}$/.test(form.phone)) refuse('phone', getDigitsMessage('phone', 10));
  if (!/^\d{5}$/.test(form.zipcode)) refuse('zipcode', getDigitsMessage('zipcode', 5));
  if (!/^[\p{L}\p{N}_.-]{3,20}$/u.test(form.nickname)) refuse('nickname', getFormatMessage('nickname'));
  if (!isEmail(form.email)) refuse('email', getEmailMessage('email'));
  const living = users.filter((user) => user.deleted_at === null);
  if (living.some((user) => user.email === form.email)) refuse('email', REFUSALS.emailTaken.message);
  if (living.some((user) => user.nickname.toLowerCase() === form.nickname.toLowerCase())) {
    refuse('nickname', REFUSALS.nicknameTaken.message);
  }
  for (const message of getPasswordErrors(form.password)) refuse('password', message);
  for (const field of ['accepts_terms', 'accepts_privacy'] as const) {
    if (input[field] !== true) refuse(field, getAcceptedMessage(field));
  }
  return errors;
}

export function getPasswordErrors(password: string): string[] {
  if (password === '') return [getRequiredMessage('password')];
  if (password.length < 8) return [getMinLengthMessage('password', 8)];
  return password.length > 64 ? [getMaxLengthMessage('password', 64)] : [];
}
