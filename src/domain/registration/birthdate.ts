import { isRealDate } from '../centre-date.ts';
import type { FieldCode } from './field-code.ts';

const ADULT_AGE = 18;
const MAX_AGE = 110;

export interface BirthdateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, or null when the three parts are not a real date. The year needs four digits. */
export function readBirthdate(parts: BirthdateParts): string | null {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  if (!isRealDate(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
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
