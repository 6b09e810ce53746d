import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { failing } from '../../testing/fake-api.ts';
import { createForgotPasswordForm } from './forgot-password-form.ts';

const setUp = (forgotPassword: Api['forgotPassword'] = async () => undefined) =>
  setUpForm({ forgotPassword: vi.fn(forgotPassword) }, createForgotPasswordForm);

test('the forgot-password form starts with the e-mail in the auth store’s emailHint and without a cooldown', () => {
  const { store } = setUp();
  expect(store.form.values.value).toEqual({ email: 'ana@correo.mx' });
  expect([store.isAskedToWait.value, store.cooldown.seconds.value]).toEqual([false, 0]);
});

test('the forgot-password form sends the e-mail trimmed and in lower case, stores it in emailHint and opens the success dialog', async () => {
  const { store, methods, auth, modal } = setUp();
  store.form.change('email', ' Luis@Correo.MX ');
  await store.submit();
  expect(methods.forgotPassword.mock.calls[0]?.[0]).toBe('luis@correo.mx');
  expect(auth.setEmailHint).toHaveBeenCalledWith('luis@correo.mx');
  expect(modal.current.value).toMatchObject({
    type: 'emailSentChangePasswordSuccess',
    params: { email: 'luis@correo.mx' },
  });
});

test('the forgot-password form shows the error of a malformed e-mail and sends nothing', async () => {
  const { store, methods } = setUp();
  store.form.change('email', 'ana');
  await store.submit();
  expect([store.form.errors.value, methods.forgotPassword.mock.calls]).toEqual([{ email: 'email' }, []]);
});

test('the forgot-password form asks the player to wait 40 s, without a dialog, when its request fails with `wait` and retryAfter 40', async () => {
  const { store, modal } = setUp(async () => {
    throw new ApiError('wait', { retryAfter: 40 });
  });
  await store.submit();
  expect([store.isAskedToWait.value, store.cooldown.seconds.value]).toEqual([true, 40]);
  expect(modal.current.value).toBeNull();
});

test('the forgot-password form shows the error dialog, and does not ask the player to wait, when the network fails', async () => {
  const { store, modal } = setUp(failing('network'));
  await store.submit();
  expect([store.isAskedToWait.value, modal.current.value?.type]).toEqual([false, 'networkError']);
});

test('the forgot-password form stops asking the player to wait after the next successful submit', async () => {
  const { store, methods } = setUp(failing('wait'));
  await store.submit();
  expect(store.isAskedToWait.value).toBe(true);
  methods.forgotPassword.mockResolvedValueOnce(undefined);
  await store.submit();
  expect(store.isAskedToWait.value).toBe(false);
});
