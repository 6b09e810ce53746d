import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi, type FakeCalls } from '../../testing/fake-api.ts';
import type { AuthStore } from '../session/auth.ts';
import { createModalStore } from '../shell/modal.ts';
import { createAccount } from './create-account.ts';
import { EMPTY_REGISTRATION, toRegistration } from './register-values.ts';

const REGISTRATION = { ...toRegistration(EMPTY_REGISTRATION), email: 'ana@correo.mx' };

function setUp(register: FakeCalls['register'] = async () => ({ email: null })) {
  const modal = createModalStore();
  const requireVerification = vi.fn<AuthStore['requireVerification']>();
  const onRegistered = vi.fn();
  const create = () =>
    createAccount(
      { api: createFakeApi({ register }), auth: { requireVerification }, modal, onRegistered },
      REGISTRATION,
    );
  return { create, modal, onRegistered, requireVerification };
}

test.each([
  ['no e-mail', null, 'ana@correo.mx'],
  ['the typed e-mail', 'ana@correo.mx', 'ana@correo.mx'],
  ['the typed e-mail in other capitals', 'ANA@Correo.mx', 'ana@correo.mx'],
  ['a masked e-mail', 'a***@correo.mx', 'ana@correo.mx'],
  ['another e-mail', 'ana@correo.com', 'ana@correo.com'],
])(
  'a registration that is answered with %s leads to the confirmation of the right e-mail',
  async (_what, answered, confirmed) => {
    const { create, modal, requireVerification } = setUp(async () => ({ email: answered }));
    await create();
    expect(requireVerification).toHaveBeenCalledWith(confirmed, true);
    expect(modal.current.value).toMatchObject({ type: 'newAccount', params: { email: confirmed } });
  },
);

test('the dialog “Creando tu cuenta…” is open while the account is created', async () => {
  const { create, modal, onRegistered } = setUp();
  const creating = create();
  expect(modal.current.value?.type).toBe('createAccount');
  await creating;
  expect(onRegistered).toHaveBeenCalledOnce();
});

test('a refused registration closes its dialog and rejects, and no account waits for its code', async () => {
  const error = new ApiError('email-exists');
  const { create, modal, onRegistered, requireVerification } = setUp(async () => {
    throw error;
  });
  await expect(create()).rejects.toBe(error);
  expect(modal.current.value).toBeNull();
  expect([onRegistered, requireVerification].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});
