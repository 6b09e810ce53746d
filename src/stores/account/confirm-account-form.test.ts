import { expect, test, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { ApiError } from '../../api/error.ts';
import { setUpForm } from '../../testing/account-form.ts';
import { createConfirmAccountForm } from './confirm-account-form.ts';

const EMAIL = 'luis@correo.mx';

function setUp(calls: Partial<Pick<Api, 'verify' | 'resendCode'>> = {}) {
  const methods = {
    verify: vi.fn<Api['verify']>(calls.verify ?? (async () => ({ token: null }))),
    resendCode: vi.fn<Api['resendCode']>(calls.resendCode ?? (async () => undefined)),
  };
  const world = setUpForm(methods, (deps) => createConfirmAccountForm({ ...deps, email: EMAIL }));
  world.store.form.change('otp', '123 456');
  return world;
}

const waiting = (retryAfter?: number) => async () => {
  throw new ApiError('wait', { retryAfter });
};

test('the confirm-account form sends the code without spaces and stores the e-mail in emailHint; a response without a token shows success and logs nobody in', async () => {
  const { store, methods, auth, modal } = setUp();
  await store.submit();
  expect(methods.verify.mock.calls[0]?.[0]).toEqual({ email: EMAIL, code: '123456' });
  expect(auth.setEmailHint).toHaveBeenCalledExactlyOnceWith(EMAIL);
  expect(auth.enter).not.toHaveBeenCalled();
  expect(modal.current.value?.type).toBe('verifyAccountSuccess');
});

test('the confirm-account form logs the player in with the token of the response before it opens the success dialog', async () => {
  const { store, auth, methods, modal } = setUp({ verify: async () => ({ token: 't' }) });
  auth.enter.mockImplementation(async () => expect(modal.current.value).toBeNull());
  await store.submit();
  const deadline = methods.verify.mock.calls[0]?.[1]?.deadline;
  expect(deadline).toBeGreaterThan(performance.now());
  expect(auth.enter.mock.calls).toEqual([['t', { deadline }]]);
  expect(modal.current.value?.type).toBe('verifyAccountSuccess');
});

test('the confirm-account form does not request a second code while a request is in progress', async () => {
  let answer: () => void = () => undefined;
  const { store, methods } = setUp({ resendCode: () => new Promise((resolve) => (answer = resolve)) });
  const sending = store.resend();
  await store.resend();
  expect([store.isResending.value, methods.resendCode.mock.calls.length]).toEqual([true, 1]);
  answer();
  await sending;
  expect(store.isResending.value).toBe(false);
});

test('the confirm-account form stops asking the player to wait when a new code is requested after the resend cooldown', async () => {
  const { store, methods, clock, time } = setUp({ resendCode: waiting(45) });
  await store.resend();
  clock.time += 45_000;
  time.tick();
  methods.resendCode.mockImplementationOnce(async () => expect(store.isAskedToWait.value).toBe(false));
  await store.resend();
  expect([store.isAskedToWait.value, methods.resendCode.mock.calls.length]).toEqual([false, 2]);
});
