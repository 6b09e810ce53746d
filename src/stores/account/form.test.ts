import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createModalStore } from '../shell/modal.ts';
import { createTimeStore } from '../shell/time.ts';
import { createForm } from './form.ts';
import type { FormErrorCode } from './form-errors.ts';

const RIGHT = { email: 'ana@correo.mx', password: 'papas con chile' };

function setUp(check: () => FormErrorCode | null = () => null, isRepeatable = false) {
  const clock = { time: 0, now: () => clock.time };
  const time = createTimeStore({ clock });
  const modal = createModalStore();
  const form = createForm(
    { modal, time },
    { initial: RIGHT, check: { email: check, password: () => null }, isRepeatable },
  );
  const moveTo = (ms: number) => {
    clock.time = ms;
    time.tick();
  };
  return { form, modal, moveTo };
}

const rejecting =
  (kind: ApiError['kind'], details = {}) =>
  async () => {
    throw new ApiError(kind, details);
  };

test('a server error for a field that the form does not have shows its dialog', async () => {
  const { form, modal } = setUp();
  const fields = [{ field: 'nickname', kind: 'nickname-taken' } as const];
  await form.submit(rejecting('nickname-taken', { fields }));
  expect(modal.current.value?.type).toBe('unpreventedError');
  expect([form.errors.value, form.submitCount.value]).toEqual([{}, 0]);
});

test('an error of the server for a form field stays on blur and is removed by a change', async () => {
  const { form } = setUp();
  await form.submit(rejecting('email-exists', { fields: [{ field: 'email', kind: 'email-exists' }] }));
  form.blur('email');
  expect(form.errors.value).toEqual({ email: 'email-exists' });
  form.change('email', 'b@correo.mx');
  expect(form.errors.value).toEqual({});
});

test('a validation error of a form field is removed on blur once the field is valid', () => {
  let problem: FormErrorCode | null = 'terms';
  const { form } = setUp(() => problem);
  form.blur('email');
  expect(form.errors.value).toEqual({ email: 'terms' });
  problem = null;
  form.blur('email');
  expect(form.errors.value).toEqual({});
});

test('submitting a form again removes the error that the server has reported for a field [3.34]', async () => {
  const { form } = setUp();
  await form.submit(rejecting('email-exists', { fields: [{ field: 'email', kind: 'email-exists' }] }));
  await form.submit(async () => undefined);
  expect(form.errors.value).toEqual({});
});

test('an error with retryAfter 5 starts a cooldown of 5 s, and the form is sent only after the cooldown', async () => {
  const { form, moveTo } = setUp();
  await form.submit(rejecting('unpreventedError', { retryAfter: 5 }));
  expect(form.cooldown.seconds.value).toBe(5);
  const send = vi.fn(async () => undefined);
  await form.submit(send);
  expect(send).not.toHaveBeenCalled();
  moveTo(5_000);
  await form.submit(send);
  expect(send).toHaveBeenCalledOnce();
});

test('a form is busy while it is sent, and a second submit in that time sends nothing', async () => {
  const { form } = setUp();
  let answer: () => void = () => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const sending = form.submit(send);
  await form.submit(send);
  expect(form.isBusy.value).toBe(true);
  answer();
  await sending;
  expect(form.isBusy.value).toBe(false);
  expect(send.mock.calls).toEqual([[RIGHT]]);
});

test.each<[string, ApiError, boolean, number]>([
  ['that was never sent', new ApiError('networkError'), false, 2],
  ['that may have been carried out', new ApiError('networkError', { outcomeUnknown: true }), false, 1],
  [
    'that may have been carried out and may be repeated',
    new ApiError('networkError', { outcomeUnknown: true }),
    true,
    2,
  ],
])(
  'accepting the dialog networkError of a form %s sends the form as often as its button says',
  async (_what, error, isRepeatable, calls) => {
    const { form, modal } = setUp(undefined, isRepeatable);
    const send = vi.fn(async (_values: typeof RIGHT) => {
      throw error;
    });
    await form.submit(send);
    expect(modal.current.value).toMatchObject({
      type: 'networkError',
      params: { canRetry: calls === 2, hasInput: true },
    });
    modal.accept();
    await vi.waitFor(() => expect([send.mock.calls.length, form.isBusy.value]).toEqual([calls, false]));
    expect(send.mock.calls.every(([values]) => values === send.mock.calls[0]?.[0])).toBe(true);
  },
);

test('a change that leaves the value of a field as it was leaves the error of the server too', async () => {
  const { form } = setUp();
  await form.submit(rejecting('email-exists', { fields: [{ field: 'email', kind: 'email-exists' }] }));
  form.change('email', RIGHT.email);
  expect(form.errors.value).toEqual({ email: 'email-exists' });
});
