import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { setUpForm } from '../../testing/account-form.ts';
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
