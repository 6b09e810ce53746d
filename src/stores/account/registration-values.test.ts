import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, toRegistration } from './registration-values.ts';

test('toRegistration returns empty strings for an empty birthdate and an empty phone', () => {
  const { birthdate, phone } = toRegistration(EMPTY_REGISTRATION);
  expect([birthdate, phone]).toEqual(['', '']);
});

test('toRegistration removes extra spaces from the municipality and the neighborhood', () => {
  const { state, municipality, neighborhood } = toRegistration({
    ...EMPTY_REGISTRATION,
    state: 'CDMX',
    municipality: ' Benito  Juárez ',
    neighborhood: ' Del  Valle ',
  });
  expect([state, municipality, neighborhood]).toEqual(['CDMX', 'Benito Juárez', 'Del Valle']);
});
