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

test('the confirm-account form starts empty, with no cooldown and no resend in progress', () => {
  const { store } = setUpForm({}, (deps) => createConfirmAccountForm({ ...deps, email: EMAIL }));
  expect(store.form.values.value).toEqual({ otp: '' });
  expect([store.isAskedToWait.value, store.isResending.value]).toEqual([false, false]);
  expect([store.cooldown.seconds.value, store.resendCooldown.seconds.value]).toEqual([0, 0]);
});

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

test('a confirmation that fails with retryAfter 30 starts a cooldown of 30 s for confirmations, but none for new codes', async () => {
  const { store } = setUp({
    verify: async () => {
      throw new ApiError('unprevented', { retryAfter: 30 });
    },
  });
  await store.submit();
  expect([store.cooldown.seconds.value, store.resendCooldown.seconds.value]).toEqual([30, 0]);
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

test.each([
  [waiting(45), 45],
  [waiting(), 30],
])(
  'the confirm-account form asks the player to wait $1 s (retryAfter, or 30 without it), without a dialog, when a resend fails with `wait`',
  async (resendCode, seconds) => {
    const { store, modal } = setUp({ resendCode });
    await store.resend();
    expect([store.isAskedToWait.value, store.resendCooldown.seconds.value]).toEqual([true, seconds]);
    expect([modal.current.value, store.isResending.value]).toEqual([null, false]);
  },
);

test('the confirm-account form stops asking the player to wait when a new code is requested after the resend cooldown', async () => {
  const { store, methods, clock, time } = setUp({ resendCode: waiting(45) });
  await store.resend();
  clock.time += 45_000;
  time.tick();
  methods.resendCode.mockImplementationOnce(async () => expect(store.isAskedToWait.value).toBe(false));
  await store.resend();
  expect([store.isAskedToWait.value, methods.resendCode.mock.calls.length]).toEqual([false, 2]);
});
