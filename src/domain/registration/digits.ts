import type { FieldCode } from './field-code.ts';

const keepDigits = (raw: string) => raw.slice(0, 64).normalize('NFKC').replace(/[\s-]/g, '');

/**
 * Removes spaces and hyphens from the first 64 characters, drops the rest, and converts digits such as “１” to
 * ASCII. The result is a string because postal codes of Mexico City start with 0.
 */
export const cleanZipcode = (raw: string): string => keepDigits(raw);

export function checkZipcode(raw: string): FieldCode | null {
  const zipcode = cleanZipcode(raw);
  if (zipcode === '') return 'required';
  return /^\d{5}$/.test(zipcode) ? null : 'zipcode';
}

export const cleanCode = (raw: string): string => keepDigits(raw);

export function checkCode(raw: string): FieldCode | null {
  const code = cleanCode(raw);
  if (code === '') return 'required';
  return /^\d{6}$/.test(code) ? null : 'code';
}
