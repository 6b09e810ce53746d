/** Mexican telephone numbers: ten digits nation-wide since August 2019. */
import type { FieldCode } from './field-code.ts';

const WRITTEN = /^[\d\s()+./‐-―-]+$/u;
// 52 with the old mobile 1, or the prefixes 01, 044 and 045 that are gone but still in people's contacts.
const NUMBER = /^(?:(?:00)?52(?:1|01|044|045)?|01|044|045)?(\d{10})$/;
/** The three cities whose area code has two digits. */
const SHORT_AREA_CODES = ['55', '33', '81'];

/** The ten digits of a number in any of its Mexican forms, or null when there are none. */
export function cleanPhone(raw: string): string | null {
  const text = raw.slice(0, 64).normalize('NFKC').trim();
  if (!WRITTEN.test(text)) return null;
  return NUMBER.exec(text.replace(/\D/g, ''))?.[1] ?? null;
}

/** *Celular*: ten digits after cleaning. */
export function checkPhone(raw: string): FieldCode | null {
  if (raw.trim() === '') return 'required';
  return cleanPhone(raw) === null ? 'phone' : null;
}

/** Ten digits as people read them: `55 1234 5678` where the area code has two digits, else `222 123 4567`. */
export function formatPhone(digits: string): string {
  const area = SHORT_AREA_CODES.includes(digits.slice(0, 2)) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The number with its middle hidden, for a screen that others may see: `33 •••• 0142`. */
export function maskPhone(digits: string): string {
  const [area, middle = '', ...rest] = formatPhone(digits).split(' ');
  return [area, '•'.repeat(middle.length), ...rest].filter(Boolean).join(' ');
}
