import type { FieldCode } from './field-code.ts';

const WRITTEN = /^[\d\s()+./‐-―-]+$/u;
// Ten digits, after an optional country code (52 or 0052) and an optional former prefix (01, 044 or 045; after
// the country code also the former mobile digit 1). The former prefixes are obsolete since 2019 but still
// common in contact lists.
const NUMBER = /^(?:(?:00)?52(?:1|01|044|045)?|01|044|045)?(\d{10})$/;
/** Area codes of two digits (Mexico City, Guadalajara, Monterrey). All other area codes have three digits. */
const SHORT_AREA_CODES = ['55', '33', '81'];

export function cleanPhone(raw: string): string | null {
  const text = raw.slice(0, 64).normalize('NFKC').trim();
  if (!WRITTEN.test(text)) return null;
  return NUMBER.exec(text.replace(/\D/g, ''))?.[1] ?? null;
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
