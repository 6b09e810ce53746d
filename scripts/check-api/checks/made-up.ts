import type { Registration } from '../../../src/api/api.ts';
import { REGISTRATION } from '../../../src/api/testing/calls.ts';

const createMark = () =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const createUnknownEmail = () => `nobody-${createMark()}@example.com`;

export const createWrongLink = () => ({
  email: createUnknownEmail(),
  token: 'wrong',
  password: 'papas con chile 1',
  confirmation: 'papas con chile 1',
});

export function createRegistration(email: string | null): Registration {
  const mark = createMark();
  const own = { nickname: `check_${mark}`, email: email ?? `check-api-${mark}@example.com` };
  return { ...REGISTRATION, name: 'Check', lastName: 'Api', ...own, password: `papas ${mark}` };
}
