/** What a visitor fills in to register, as typed, and what of it is sent. */
import type { Registration } from '../../api/api.ts';
import { type BirthdateParts, readBirthdate } from '../../domain/registration/birthdate.ts';
import { cleanZipcode } from '../../domain/registration/digits.ts';
import { normaliseEmail } from '../../domain/registration/email.ts';
import { cleanText } from '../../domain/registration/person-name.ts';
import { cleanPhone } from '../../domain/registration/phone.ts';

/** The form's values, as typed. */
export interface RegisterValues {
  name: string;
  lastName: string;
  birthdate: BirthdateParts;
  phone: string;
  zipcode: string;
  state: string;
  municipality: string;
  neighborhood: string;
  nickname: string;
  email: string;
  password: string;
  acceptsTerms: boolean;
  acceptsPrivacy: boolean;
  acceptsMarketing: boolean;
}

/** The name of one of them. */
export type RegisterField = keyof RegisterValues;

/** A form nobody has touched. */
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

/** The first step, apart from where the person lives. */
export const PERSON_FIELDS: readonly RegisterField[] = ['name', 'lastName', 'birthdate', 'phone', 'zipcode'];
/** Where the person lives: found by postal code, or chosen by hand. */
export const PLACE_FIELDS: readonly RegisterField[] = ['state', 'municipality', 'neighborhood'];
/** The second step. */
export const ACCOUNT_FIELDS: readonly RegisterField[] = [
  'nickname',
  'email',
  'password',
  'acceptsTerms',
  'acceptsPrivacy',
];

/** The values as they are sent: cleaned, except the password, which is taken as it is. */
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
