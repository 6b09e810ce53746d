/** The two fields that are a fixed number of digits: postal code and code from the e-mail. */
import type { FieldCode } from './field-code.ts';

const onlyDigits = (raw: string) => raw.slice(0, 64).normalize('NFKC').replace(/[\s-]/g, '');

/** The postal code without the spaces of a paste. A string: Mexico City's begin with 0. */
export const cleanZipcode = (raw: string): string => onlyDigits(raw);

/** *Código postal*: five digits. Whether it exists the server says. */
export function checkZipcode(raw: string): FieldCode | null {
  const zipcode = cleanZipcode(raw);
  if (zipcode === '') return 'required';
  return /^\d{5}$/.test(zipcode) ? null : 'zipcode';
}

/** The code without the spaces or hyphen of a paste. */
export const cleanCode = (raw: string): string => onlyDigits(raw);

/** *Código de 6 dígitos*. */
export function checkCode(raw: string): FieldCode | null {
  const code = cleanCode(raw);
  if (code === '') return 'required';
  return /^\d{6}$/.test(code) ? null : 'code';
}
