import type { Registration } from '../../api/api.ts';
import { normaliseEmail } from '../../domain/registration/email.ts';
import {
  type BirthdateParts,
  cleanDigits,
  cleanName,
  cleanPhone,
  cleanText,
  readBirthdate,
} from '../../domain/registration/fields.ts';
import { cleanPassword } from '../../domain/registration/password.ts';

export interface RegisterValues extends Omit<Registration, 'birthdate'> {
  birthdate: BirthdateParts;
}

export type RegisterField = keyof RegisterValues;

export const EMPTY_REGISTRATION: RegisterValues = {
  name: '',
  lastName: '',
  birthdate: { day: '', month: '', year: '' },
  phone: '',
  zipcode: '',
  state: '',
  municipality: '',
  neighborhood: '',
  nickname: '',
  email: '',
  password: '',
  acceptsTerms: false,
  acceptsPrivacy: false,
  acceptsMarketing: false,
};

export function toRegistration(values: Readonly<RegisterValues>): Registration {
  return {
    ...values,
    name: cleanName(values.name),
    lastName: cleanName(values.lastName),
    birthdate: readBirthdate(values.birthdate) ?? '',
    phone: cleanPhone(values.phone) ?? '',
    zipcode: cleanDigits(values.zipcode),
    municipality: cleanText(values.municipality),
    neighborhood: cleanText(values.neighborhood),
    nickname: cleanName(values.nickname),
    email: normaliseEmail(values.email),
    password: cleanPassword(values.password),
  };
}
