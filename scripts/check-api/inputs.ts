import { randomBytes } from 'node:crypto';
import type { Registration } from '../../src/api/api.ts';

const createMark = () => randomBytes(5).toString('hex');

export const createUnknownEmail = () => `nobody-${createMark()}@example.com`;

export const createWrongLink = () => ({
  email: createUnknownEmail(),
  token: 'wrong',
  password: 'papas con chile 1',
  confirmation: 'papas con chile 1',
});

export function createRegistration(email: string | null): Registration {
  const mark = createMark();
  return {
    name: 'Check',
    lastName: 'Api',
    birthdate: '1990-02-01',
    phone: '5512345678',
    zipcode: '06700',
    state: 'Ciudad de México',
    municipality: 'Cuauhtémoc',
    neighborhood: 'Roma Norte',
    nickname: `check_${mark}`,
    email: email ?? `check-api-${mark}@example.com`,
    password: `papas ${mark}`,
    acceptsTerms: true,
    acceptsPrivacy: true,
    acceptsMarketing: false,
  };
}
