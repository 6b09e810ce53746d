import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, toRegistration } from './registration-values.ts';

test('a registration sends empty texts for a birthdate and phone that can’t be read', () => {
  const { birthdate, phone } = toRegistration(EMPTY_REGISTRATION);
  expect([birthdate, phone]).toEqual(['', '']);
});

test('a registration cleans a typed place, except for the state of the list', () => {
  const { state, municipality, neighborhood } = toRegistration({
    ...EMPTY_REGISTRATION,
    state: 'CDMX',
    municipality: ' Benito  Juárez ',
    neighborhood: ' Del  Valle ',
  });
  expect([state, municipality, neighborhood]).toEqual(['CDMX', 'Benito Juárez', 'Del Valle']);
});
