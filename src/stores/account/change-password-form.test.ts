import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { failing } from '../../testing/fake-api.ts';
import { createChangePasswordForm, readResetLink } from './change-password-form.ts';

const LINK = { email: 'luis@correo.mx', token: 'abc123' };
const PASSWORD = 'papas con chile';

function setUp(changePassword: Api['changePassword'] = async () => undefined) {
  const leaveLink = vi.fn();
  const world = setUpForm({ changePassword: vi.fn(changePassword) }, (deps) =>
    createChangePasswordForm({ ...deps, link: LINK, leaveLink }),
  );
  world.store.form.change('password', PASSWORD);
  world.store.form.change('confirmation', PASSWORD);
  return { ...world, leaveLink };
}

test.each([
  [{ email: ' Luis@Correo.MX', token: 'abc123' }, LINK],
  [{ email: 'luis', token: 'abc123' }, null],
  [{ email: 'luis@correo.mx', token: 'a b' }, null],
  [{ email: 'luis@correo.mx' }, null],
  [{ token: 'abc123' }, null],
  [{}, null],
])('readResetLink of the route parameters %j returns %j', (params, link) => {
  expect(readResetLink(params)).toEqual(link);
});

test('a new change-password form is empty', () => {
  const { store } = setUpForm({}, (deps) =>
    createChangePasswordForm({ ...deps, link: LINK, leaveLink: vi.fn() }),
  );
  expect(store.form.values.value).toEqual({ password: '', confirmation: '' });
});

test('the change-password form sends the password with the token, then stores the e-mail in emailHint, opens the log-in page and shows passwordChanged', async () => {
  const { store, methods, auth, leaveLink, modal } = setUp();
  const sending = store.submit();
  expect(modal.current.value?.type).toBe('changingPassword');
  await sending;
  expect(methods.changePassword.mock.calls[0]?.[0]).toEqual({
    ...LINK,
    password: PASSWORD,
    confirmation: PASSWORD,
  });
  expect(auth.setEmailHint).toHaveBeenCalledExactlyOnceWith('luis@correo.mx');
  expect(leaveLink).toHaveBeenCalledExactlyOnceWith('login');
  expect(modal.current.value?.type).toBe('passwordChanged');
});

test('the change-password form requires the password and its confirmation', async () => {
  const { store, methods } = setUp();
  store.form.change('password', '');
  store.form.change('confirmation', '');
  await store.submit();
  expect(store.form.errors.value).toEqual({ password: 'required', confirmation: 'required' });
  expect(methods.changePassword).not.toHaveBeenCalled();
});

test('the change-password form refuses the e-mail of the reset link as a password', async () => {
  const { store } = setUp();
  store.form.change('password', 'luis@correo.mx');
  store.form.blur('password');
  expect(store.form.errors.value).toEqual({ password: 'password-common' });
});

test('the change-password form validates a wrong confirmation again when the password changes', () => {
  const { store } = setUp();
  store.form.change('confirmation', 'papas sin chile');
  store.form.blur('confirmation');
  expect(store.form.errors.value).toEqual({ confirmation: 'password-mismatch' });
  store.form.change('password', 'papas sin chile');
  expect(store.form.errors.value).toEqual({});
});

test('the change-password form whose link has expired shows changePasswordExpired, opens the request for another link and stores no emailHint', async () => {
  const { store, leaveLink, modal, auth } = setUp(failing('link-expired'));
  await store.submit();
  expect([modal.current.value?.type, leaveLink.mock.calls]).toEqual([
    'changePasswordExpired',
    [['forgotPassword']],
  ]);
  expect(auth.setEmailHint).not.toHaveBeenCalled();
});

test('the change-password form opens its error dialog after the player closes another dialog that has replaced its progress dialog', async () => {
  const { store, methods, modal } = setUp();
  methods.changePassword.mockImplementationOnce(async () => {
    modal.show({ type: 'expiredSession' });
    throw new ApiError('network');
  });
  await store.submit();
  expect(modal.current.value?.type).toBe('expiredSession');
  modal.accept();
  expect(modal.current.value?.type).toBe('networkError');
});
