import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, toRegistration } from './registration-values.ts';

test('toRegistration removes extra spaces from the municipality and the neighborhood', () => {
  const { state, municipality, neighborhood } = toRegistration({
    ...EMPTY_REGISTRATION,
    state: 'CDMX',
    municipality: ' Benito  Juárez ',
    neighborhood: ' Del  Valle ',
  });
  expect([state, municipality, neighborhood]).toEqual(['CDMX', 'Benito Juárez', 'Del Valle']);
});
