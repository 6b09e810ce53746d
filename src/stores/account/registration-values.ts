import type { Registration } from '../../api/api.ts';
import { type BirthdateParts, readBirthdate } from '../../domain/registration/birthdate.ts';
import { cleanZipcode } from '../../domain/registration/digits.ts';
import { normaliseEmail } from '../../domain/registration/email.ts';
import { cleanText } from '../../domain/registration/person-name.ts';
import { cleanPhone } from '../../domain/registration/phone.ts';

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

export const PERSON_FIELDS: readonly RegisterField[] = ['name', 'lastName', 'birthdate', 'phone', 'zipcode'];
export const PLACE_FIELDS: readonly RegisterField[] = ['state', 'municipality', 'neighborhood'];
export const ACCOUNT_FIELDS: readonly RegisterField[] = [
  'nickname',
  'email',
  'password',
  'acceptsTerms',
  'acceptsPrivacy',
];

export function toRegistration(values: Readonly<RegisterValues>): Registration {
  return {
    ...values,
    name: cleanText(values.name),
    lastName: cleanText(values.lastName),
    birthdate: readBirthdate(values.birthdate) ?? '',
    phone: cleanPhone(values.phone) ?? '',
    zipcode: cleanZipcode(values.zipcode),
    municipality: cleanText(values.municipality),
    neighborhood: cleanText(values.neighborhood),
    nickname: cleanText(values.nickname),
    email: normaliseEmail(values.email),
  };
}
