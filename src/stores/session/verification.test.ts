import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { createDevice } from '../../testing/device.ts';
import { createVerificationStore } from './verification.ts';

const EMAIL = 'ana@correo.mx';

function setUp(stored?: string) {
  const { disk, openTab } = createDevice();
  if (stored !== undefined) disk.set(STORAGE_KEYS.verification, stored);
  return { disk, verification: createVerificationStore(openTab()) };
}

test.each(['{"nav":"other","email":"a@b.mx"}', '[', '7', 'null', '{"nav":"coac","email":7}'])(
  'restoring ignores the invalid stored verification record %s',
  (stored) => {
    const { verification } = setUp(stored);
    verification.restore();
    expect(verification.record.value).toBeNull();
  },
);

test('a verification record and its missing mail survive a reload of the page [4.14]', () => {
  const { disk, verification } = setUp();
  verification.set(EMAIL, false);
  const next = setUp(disk.get(STORAGE_KEYS.verification)).verification;
  expect(next.record.value).toBeNull();
  next.restore();
  expect(next.record.value).toEqual({ nav: 'coac', email: EMAIL, isCodeMailed: false });
});

test.each([
  ['the same e-mail keeps the mailed code', EMAIL, undefined],
  ['another e-mail has no mailed code', 'luis@correo.mx', false],
])('after a mailed code, a refusal of %s', (_what, email, isCodeMailed) => {
  const { verification } = setUp();
  verification.set(EMAIL, true);
  verification.set(email, false);
  expect(verification.record.value?.isCodeMailed).toBe(isCodeMailed);
  expect(verification.emailHint.value).toBe(email);
});

test('clearing removes the verification record from the device and keeps the typed e-mail', () => {
  const { disk, verification } = setUp();
  verification.set(EMAIL, true);
  verification.clear();
  expect([verification.record.value, disk.size, verification.emailHint.value]).toEqual([null, 0, EMAIL]);
});
