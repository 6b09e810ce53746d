import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { createModalStore } from '../shell/modal.ts';
import { createTimeStore } from '../shell/time.ts';
import { createCodeResend, RESEND_COOLDOWN_SECONDS } from './code-resend.ts';

const EMAIL = 'ana@correo.mx';

function setUp(...answers: (ApiError | null)[]) {
  const resendCode = vi.fn(async (_email: string) => {
    const error = answers.shift();
    if (error) throw error;
  });
  const modal = createModalStore();
  const time = createTimeStore({ clock: { now: () => 0 } });
  const auth = { requireVerification: vi.fn(), setEmailHint: vi.fn(), verification: { peek: () => null } };
  const resending = createCodeResend({ api: createFakeApi({ resendCode }), auth, modal, time } as never);
  const takeRefusal = vi.fn(() => false);
  const press = (getEmail: () => string | null = () => EMAIL) =>
    resending.resend({ getEmail, onMailed: () => undefined, takeRefusal });
  return { modal, press, resendCode, resending, takeRefusal };
}

test('a second press of “Reenviar código” during the first call sends no second call', async () => {
  const { press, resendCode } = setUp();
  await Promise.all([press(), press()]);
  expect(resendCode.mock.calls).toEqual([[EMAIL]]);
});

test('a resend with a wrong e-mail makes no call and starts no cooldown', async () => {
  const { press, resendCode, resending } = setUp();
  await press(() => null);
  expect([resendCode.mock.calls.length, resending.seconds.value]).toEqual([0, 0]);
});

test.each([
  ['accepts', null, RESEND_COOLDOWN_SECONDS, false, 'sentVerifyCode'],
  ['refuses for 20 seconds', new ApiError('wait', { retryAfter: 20 }), 20, true, null],
  ['refuses without a time', new ApiError('wait'), RESEND_COOLDOWN_SECONDS, true, null],
  [
    'refuses with a 429 of another text',
    new ApiError('unpreventedError', { status: 429, retryAfter: 30 }),
    30,
    true,
    'unpreventedError',
  ],
  ['answers with 500', new ApiError('unpreventedError', { status: 500 }), 0, false, 'unpreventedError'],
])(
  'after a resend that the server %s, the cooldown, the request to wait and the dialog follow',
  async (_how, error, seconds, isAskedToWait, dialog) => {
    const { modal, press, resending } = setUp(error);
    await press();
    expect([resending.seconds.value, resending.isAskedToWait.value]).toEqual([seconds, isAskedToWait]);
    expect([modal.current.value?.type ?? null, resending.isSending.value]).toEqual([dialog, false]);
  },
);
