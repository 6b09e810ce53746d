import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError, type ErrorKind } from '../../api/error.ts';
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
])('the reset link of the parameters %j is %j', (params, link) => {
  expect(readResetLink(params)).toEqual(link);
});

test('a new form for a new password is empty', () => {
  const { store } = setUpForm({}, (deps) =>
    createChangePasswordForm({ ...deps, link: LINK, leaveLink: vi.fn() }),
  );
  expect(store.form.values.value).toEqual({ password: '', confirmation: '' });
});

test('the form for a new password sends it with its link and leaves the link for the log-in', async () => {
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

test('the form for a new password requires both fields', async () => {
  const { store, methods } = setUp();
  store.form.change('password', '');
  store.form.change('confirmation', '');
  await store.submit();
  expect(store.form.errors.value).toEqual({ password: 'required', confirmation: 'required' });
  expect(methods.changePassword).not.toHaveBeenCalled();
});

test('the e-mail of the reset link is no password', async () => {
  const { store } = setUp();
  store.form.change('password', 'luis@correo.mx');
  store.form.blur('password');
  expect(store.form.errors.value).toEqual({ password: 'password-common' });
});

test('a new password checks its wrong confirmation again', () => {
  const { store } = setUp();
  store.form.change('confirmation', 'papas sin chile');
  store.form.blur('confirmation');
  expect(store.form.errors.value).toEqual({ confirmation: 'password-mismatch' });
  store.form.change('password', 'papas sin chile');
  expect(store.form.errors.value).toEqual({});
});

test.each<[ErrorKind, string, string[][]]>([
  ['link-expired', 'changePasswordExpired', [['forgotPassword']]],
  ['change-password', 'changePasswordError', []],
  ['network', 'networkError', []],
])('a new password refused with %s shows %s and leaves the link for %j', async (kind, type, left) => {
  const { store, leaveLink, modal, auth } = setUp(failing(kind));
  await store.submit();
  expect([modal.current.value?.type, leaveLink.mock.calls]).toEqual([type, left]);
  expect(auth.setEmailHint).not.toHaveBeenCalled();
  modal.accept();
  expect(modal.current.value).toBeNull();
});

test('too many new passwords start the cooldown of the form', async () => {
  const { store } = setUp(async () => {
    throw new ApiError('unprevented', { retryAfter: 30 });
  });
  await store.submit();
  expect(store.cooldown.seconds.value).toBe(30);
});
