import { getCentreMidnight } from '../centre-time.ts';
import { ADULT_AGE, MAX_AGE, MAX_FIRST_NAME, MAX_LAST_NAME, MAX_NICKNAME, MIN_NICKNAME } from './limits.ts';

export type FieldCode =
  | 'required'
  /** Refused by a rule that only the server has. */
  | 'invalid'
  | 'name'
  | 'last-name'
  | 'date'
  | 'underage'
  | 'phone'
  | 'zipcode'
  | 'nickname'
  | 'email'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-mismatch'
  | 'code';

// A first letter of any alphabet, then letters, combining accents, spaces, hyphens, apostrophes and full stops, as
// in “Ma. Fernanda”.
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
const NICKNAME = new RegExp(`^[\\p{L}\\p{N}_.-]{${MIN_NICKNAME},${MAX_NICKNAME}}$`, 'u');

export function cleanText(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function checkLetters(raw: string, max: number, code: FieldCode): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  const length = [...text].length;
  return length >= 2 && length <= max && NAME.test(text) ? null : code;
}

export const checkFirstName = (raw: string): FieldCode | null => checkLetters(raw, MAX_FIRST_NAME, 'name');

export const checkLastName = (raw: string): FieldCode | null => checkLetters(raw, MAX_LAST_NAME, 'last-name');

/**
 * Validates the field “Apodo*”: letters, digits, `_`, `.` or `-`, with at least one letter or digit.
 * E-mail addresses and phone numbers are refused because the nickname is public.
 */
export function checkNickname(raw: string): FieldCode | null {
  const text = cleanText(raw);
  if (text === '') return 'required';
  if (!NICKNAME.test(text) || !/[\p{L}\p{N}]/u.test(text)) return 'nickname';
  return cleanPhone(text.replace(/[_.]/g, '')) === null ? null : 'nickname';
}

const PHONE_CHARACTERS = /^[\d\s()+./‐-―-]+$/u;
// Ten digits, after an optional country code (52 or 0052) and an optional former prefix (01, 044 or 045; after
// the country code also the former mobile digit 1). The former prefixes are obsolete since 2019 but still
// common in contact lists.
const PHONE = /^(?:(?:00)?52(?:1|01|044|045)?|01|044|045)?(\d{10})$/;
/** Area codes of two digits (Mexico City, Guadalajara, Monterrey). All other area codes have three digits. */
const SHORT_AREA_CODES = ['55', '33', '81'];

export function cleanPhone(raw: string): string | null {
  const text = raw.slice(0, 64).normalize('NFKC').trim();
  if (!PHONE_CHARACTERS.test(text)) return null;
  return PHONE.exec(text.replace(/\D/g, ''))?.[1] ?? null;
}

export function checkPhone(raw: string): FieldCode | null {
  if (raw.trim() === '') return 'required';
  return cleanPhone(raw) === null ? 'phone' : null;
}

export function formatPhone(digits: string): string {
  const area = SHORT_AREA_CODES.includes(digits.slice(0, 2)) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** Masks the middle of a phone number (`33 •••• 0142`), because other people may see the screen. */
export function maskPhone(digits: string): string {
  const [area, middle = '', ...rest] = formatPhone(digits).split(' ');
  return [area, '•'.repeat(middle.length), ...rest].filter(Boolean).join(' ');
}

/**
 * Cleans a postal code or a confirmation code: removes spaces and hyphens from the first 64 characters, drops the rest,
 * and converts digits such as “１” to ASCII. The result is a string because postal codes of Mexico City start with 0.
 */
export const cleanDigits = (raw: string) => raw.slice(0, 64).normalize('NFKC').replace(/[\s-]/g, '');

function checkDigits(raw: string, length: number, code: FieldCode): FieldCode | null {
  const digits = cleanDigits(raw);
  if (digits === '') return 'required';
  return digits.length === length && /^\d+$/.test(digits) ? null : code;
}

export const checkZipcode = (raw: string) => checkDigits(raw, 5, 'zipcode');

export const checkCode = (raw: string) => checkDigits(raw, 6, 'code');

export interface BirthdateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, or null when the three parts are not a real date. The year needs four digits. */
export function readBirthdate(parts: BirthdateParts): string | null {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(getCentreMidnight(date)) ? null : date;
}

/**
 * Full years between two `YYYY-MM-DD` dates. A person born on 29 February has their birthday on 1 March in
 * common years.
 */
export function getAge(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/**
 * Validates the field “Fecha de nacimiento*”: a real date, and an age of 18 to 110 years on `today`
 * (`YYYY-MM-DD` at −06:00).
 */
export function checkBirthdate(parts: BirthdateParts, today: string): FieldCode | null {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'required';
  const date = readBirthdate(parts);
  if (date === null || date > today) return 'date';
  const age = getAge(date, today);
  if (age > MAX_AGE) return 'date';
  return age < ADULT_AGE ? 'underage' : null;
}
