import { expect, test } from 'vitest';
import type { PlaceState } from './place-lookup.ts';
import { createRegisterCheck, getPersonFields } from './register-check.ts';
import { EMPTY_REGISTRATION } from './register-values.ts';

const PLACE = { state: 'Jalisco', municipality: 'Guadalajara', neighborhoods: ['Centro', 'Oblatos'] };
const IDLE: PlaceState = { status: 'idle' };
const FOUND: PlaceState = { status: 'ready', data: PLACE };
const UNKNOWN: PlaceState = { status: 'ready', data: null };
const FAILED: PlaceState = { status: 'failed' };

const PERSON = ['name', 'lastName', 'birthdate', 'phone', 'zipcode'];

test.each([
  ['before a look-up, the person alone', IDLE, PERSON],
  ['with a place that was found, also the neighborhood', FOUND, [...PERSON, 'neighborhood']],
  ['of an unknown postal code, the person alone', UNKNOWN, PERSON],
  ['after a failed look-up, the whole place', FAILED, [...PERSON, 'state', 'municipality', 'neighborhood']],
])('the first step of the registration validates, %s', (_what, place, fields) => {
  expect(getPersonFields(place)).toEqual(fields);
});

test.each([
  ['zipcode', 'is unknown to the server', UNKNOWN, { zipcode: '99999' }, 'zipcode-not-found'],
  ['neighborhood', 'is to be chosen from a list', FOUND, {}, 'neighborhood'],
  ['neighborhood', 'is to be typed', FAILED, {}, 'required'],
  ['acceptsTerms', 'is not accepted', IDLE, {}, 'terms'],
] as const)(
  'the field %s of the registration that %s has its own error',
  (field, _what, place, values, error) => {
    const check = createRegisterCheck(
      () => place,
      () => '2026-08-29',
    );
    expect(check[field]({ ...EMPTY_REGISTRATION, ...values })).toBe(error);
  },
);
