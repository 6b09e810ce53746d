import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { failing } from '../../testing/fake-api.ts';
import { createForgotPasswordForm } from './forgot-password-form.ts';

const setUp = (forgotPassword: Api['forgotPassword'] = async () => undefined) =>
  setUpForm({ forgotPassword: vi.fn(forgotPassword) }, createForgotPasswordForm);

test('a new form for a forgotten password holds the last e-mail and does not ask to wait', () => {
  const { store } = setUp();
  expect(store.form.values.value).toEqual({ email: 'ana@correo.mx' });
  expect([store.isAskedToWait.value, store.cooldown.seconds.value]).toEqual([false, 0]);
});

test('the form for a forgotten password sends the e-mail in its usual form, keeps it and reports that it went', async () => {
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

test('the form for a forgotten password keeps a malformed e-mail and sends nothing', async () => {
  const { store, methods } = setUp();
  store.form.change('email', 'ana');
  await store.submit();
  expect([store.form.errors.value, methods.forgotPassword.mock.calls]).toEqual([{ email: 'email' }, []]);
});

test('a second e-mail too early asks to wait without a dialog', async () => {
  const { store, modal } = setUp(async () => {
    throw new ApiError('wait', { retryAfter: 40 });
  });
  await store.submit();
  expect([store.isAskedToWait.value, store.cooldown.seconds.value]).toEqual([true, 40]);
  expect(modal.current.value).toBeNull();
});

test('another failure of the form for a forgotten password shows its dialog and does not ask to wait', async () => {
  const { store, modal } = setUp(failing('network'));
  await store.submit();
  expect([store.isAskedToWait.value, modal.current.value?.type]).toEqual([false, 'networkError']);
});

test('the next submit of the form for a forgotten password asks to wait no longer', async () => {
  const { store, methods } = setUp(failing('wait'));
  await store.submit();
  expect(store.isAskedToWait.value).toBe(true);
  methods.forgotPassword.mockResolvedValueOnce(undefined);
  await store.submit();
  expect(store.isAskedToWait.value).toBe(false);
});
