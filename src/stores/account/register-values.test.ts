import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, toRegistration } from './register-values.ts';

test('toRegistration removes extra spaces from the municipality, the neighborhood and the nickname', () => {
  const sent = toRegistration({
    ...EMPTY_REGISTRATION,
    state: 'CDMX',
    municipality: ' Benito  Juárez ',
    neighborhood: ' Del  Valle ',
    nickname: ' ana_r ',
  });
  expect(sent).toMatchObject({
    state: 'CDMX',
    municipality: 'Benito Juárez',
    neighborhood: 'Del Valle',
    nickname: 'ana_r',
  });
});
