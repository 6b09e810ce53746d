import { expect, test } from 'vitest';
import { ApiError, type ErrorKind } from '../../api/error.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { createLoginForm } from './login-form.ts';

function setUp(error?: ApiError) {
  const world = setUpForm({}, createLoginForm);
  if (error) world.auth.login.mockRejectedValue(error);
  world.store.form.change('password', ' papas con chile ');
  return world;
}

test('a new log-in form has the e-mail in the auth store’s emailHint and no password', () => {
  const { store } = setUpForm({}, createLoginForm);
  expect(store.form.values.value).toEqual({ email: 'ana@correo.mx', password: '' });
});

test('the log-in form sends the e-mail trimmed and in lower case, and the password as typed', async () => {
  const { store, auth, modal } = setUp();
  store.form.change('email', ' Ana@Correo.MX ');
  await store.submit();
  expect(auth.login.mock.calls).toEqual([[{ email: 'ana@correo.mx', password: ' papas con chile ' }]]);
  expect(modal.current.value).toBeNull();
});

test('the log-in form with a malformed e-mail and no password shows both errors and sends nothing', async () => {
  const { store, auth } = setUp();
  store.form.change('email', 'ana');
  store.form.change('password', '');
  await store.submit();
  expect(store.form.errors.value).toEqual({ email: 'email', password: 'required' });
  expect(auth.login).not.toHaveBeenCalled();
});

test('the log-in form opens the dialog “verifyAccountError” when the e-mail is not verified', async () => {
  const { store, modal } = setUp(new ApiError('email-not-verified'));
  await store.submit();
  expect(modal.current.value).toEqual({ type: 'verifyAccountError', params: { email: 'ana@correo.mx' } });
});

test.each<[ErrorKind, string]>([
  ['network', 'networkError'],
  ['unprevented', 'unpreventedError'],
])('a log-in that fails with %s shows the dialog %s', async (kind, type) => {
  const { store, modal } = setUp(new ApiError(kind));
  await store.submit();
  expect(modal.current.value?.type).toBe(type);
});

test('the log-in form starts a cooldown of 30 s when the log-in fails with retryAfter 30, and sends nothing in that time', async () => {
  const { store, auth } = setUp(new ApiError('unprevented', { retryAfter: 30 }));
  await store.submit();
  await store.submit();
  expect(store.cooldown.seconds.value).toBe(30);
  expect(auth.login).toHaveBeenCalledOnce();
});
