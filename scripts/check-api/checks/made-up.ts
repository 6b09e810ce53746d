import { randomBytes } from 'node:crypto';
import type { Registration } from '../../../src/api/api.ts';
import { REGISTRATION } from '../../../src/api/testing/calls.ts';

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
  const own = { nickname: `check_${mark}`, email: email ?? `check-api-${mark}@example.com` };
  return { ...REGISTRATION, name: 'Check', lastName: 'Api', ...own, password: `papas ${mark}` };
}
