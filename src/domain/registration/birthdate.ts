/** Date of birth and age, on the calendar of the centre of Mexico. */
import { isRealDate } from '../centre-date.ts';
import type { FieldCode } from './field-code.ts';

/** The product is for people of 18 and more (spec §1). */
const ADULT_AGE = 18;
/** Nobody older is believed. */
const MAX_AGE = 110;

/** The three fields as typed. */
export interface BirthdateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, or null when the three don't make a day that exists. The year has four digits. */
export function readBirthdate(parts: BirthdateParts): string | null {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  if (!isRealDate(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Full years between two `YYYY-MM-DD`. Who is born on 29 February has birthday on 1 March in other years. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** *Fecha de nacimiento*: a real day, 18 on `today` at the latest (today itself counts), 110 at most. */
export function checkBirthdate(parts: BirthdateParts, today: string): FieldCode | null {
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'required';
  const date = readBirthdate(parts);
  if (date === null || date > today) return 'date';
  const age = ageOn(date, today);
  if (age > MAX_AGE) return 'date';
  return age < ADULT_AGE ? 'underage' : null;
}
