import { checkEmail } from '../../domain/registration/email.ts';
import {
  checkBirthdate,
  checkFirstName,
  checkLastName,
  checkNickname,
  checkPhone,
  checkZipcode,
  cleanText,
} from '../../domain/registration/fields.ts';
import { checkPassword } from '../../domain/registration/password.ts';
import { getData } from '../lib/resource.ts';
import type { FormOptions } from './form.ts';
import type { PlaceState } from './place-lookup.ts';
import type { RegisterField, RegisterValues } from './register-values.ts';

const PERSON_FIELDS: readonly RegisterField[] = ['name', 'lastName', 'birthdate', 'phone', 'zipcode'];
export const PLACE_FIELDS: readonly RegisterField[] = ['state', 'municipality', 'neighborhood'];
export const ACCOUNT_FIELDS: readonly RegisterField[] = [
  'nickname',
  'email',
  'password',
  'acceptsTerms',
  'acceptsPrivacy',
];

const FIRST_STEP: ReadonlySet<string> = new Set([...PERSON_FIELDS, ...PLACE_FIELDS]);

/** Whether the field stands in the first step of the form, that of the person. */
export const isOfFirstStep = (field: string): boolean => FIRST_STEP.has(field);

/** The fields to validate before the second step. */
export function getPersonFields(place: PlaceState): readonly RegisterField[] {
  // After a failed look-up the player types the place, so its fields are validated too.
  if (place.status === 'failed') return [...PERSON_FIELDS, ...PLACE_FIELDS];
  return getData(place) ? [...PERSON_FIELDS, 'neighborhood'] : PERSON_FIELDS;
}

const isZipcodeUnknown = (place: PlaceState) => place.status === 'ready' && place.data === null;

const isFilled = (text: string) => cleanText(text) !== '';

/** The validation of each field. `getToday` returns the date at −06:00, `YYYY-MM-DD`. */
export const createRegisterCheck = (
  getPlace: () => PlaceState,
  getToday: () => string,
): Required<FormOptions<RegisterValues>['check']> => ({
  name: ({ name }) => checkFirstName(name),
  lastName: ({ lastName }) => checkLastName(lastName),
  birthdate: ({ birthdate }) => checkBirthdate(birthdate, getToday()),
  phone: ({ phone }) => checkPhone(phone),
  zipcode: ({ zipcode }) =>
    checkZipcode(zipcode) ?? (isZipcodeUnknown(getPlace()) ? 'zipcode-not-found' : null),
  state: ({ state }) => (isFilled(state) ? null : 'required'),
  municipality: ({ municipality }) => (isFilled(municipality) ? null : 'required'),
  neighborhood({ neighborhood }) {
    if (isFilled(neighborhood)) return null;
    return getData(getPlace()) ? 'neighborhood' : 'required';
  },
  nickname: ({ nickname }) => checkNickname(nickname),
  email: ({ email }) => checkEmail(email),
  password: ({ password, email }) => checkPassword(password, email),
  acceptsTerms: ({ acceptsTerms }) => (acceptsTerms ? null : 'terms'),
  acceptsPrivacy: ({ acceptsPrivacy }) => (acceptsPrivacy ? null : 'privacy'),
  acceptsMarketing: () => null,
});
